import later from './css/later.css?inline';
import { adoptStyles } from './adopt-styles.js';

/** The styles of the steps after the first, which are loaded with their code. */
export function injectLaterStyles(element: Element, nonce?: string): void {
  adoptStyles(element, { name: 'later', text: later, nonce });
}
