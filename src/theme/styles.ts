import first from './css/first.css?inline';
import { adoptStyles } from './adopt-styles.js';

/** Adds the styles of the first screen to the root of an element, once; each rule is under `.importcsv`. */
export function injectStyles(element: Element, nonce?: string): void {
  adoptStyles(element, { name: 'frame', text: first, nonce });
}
