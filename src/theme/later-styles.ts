import later from './css/later.css?inline';
import { adoptStyles } from './adopt-styles.js';

/**
 * The styles of the steps after the first, which are loaded with their code. Those of the review are added with them,
 * because a new sheet makes the browser compute the styles of all elements again.
 */
export function injectLaterStyles(element: Element, nonce?: string): void {
  adoptStyles(element, { name: 'later', text: later, nonce });
}
