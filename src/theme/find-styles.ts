import find from './css/find.css?inline';
import { adoptStyles } from './adopt-styles.js';

/** Adds the styles of the bar that finds and replaces, which is loaded on demand. */
export function injectFindStyles(element: Element, nonce?: string): void {
  adoptStyles(element, { name: 'find', text: find, nonce });
}
