import base from './css/base.css?inline';
import frame from './css/frame.css?inline';
import presets from './css/presets.css?inline';
import steps from './css/steps.css?inline';
import { adoptStyles } from './adopt-styles.js';

/** What every step needs, every rule under `.importcsv`. The grid brings its own when it comes. */
const styleText: string = [base, presets, frame, steps].join('\n');

/** Puts the styles where an element lives, once. */
export function injectStyles(element: Element, nonce?: string): void {
  adoptStyles(element, { name: 'frame', text: styleText, nonce });
}
