import base from './css/base.css?inline';
import frame from './css/frame.css?inline';
import presets from './css/presets.css?inline';
import steps from './css/steps.css?inline';
import { adoptStyles } from './adopt-styles.js';

/** The styles of the first screen, each rule under `.importcsv`. Later steps and the grid load their own. */
const styleText: string = [base, presets, frame, steps].join('\n');

/** Adds the styles to the root of an element, once. */
export function injectStyles(element: Element, nonce?: string): void {
  adoptStyles(element, { name: 'frame', text: styleText, nonce });
}
