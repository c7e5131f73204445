import grid from './css/grid.css?inline';
import { adoptStyles } from './adopt-styles.js';

/** The styles of the review step, which is loaded after the others. */
export function injectGridStyles(element: Element, nonce?: string): void {
  adoptStyles(element, { name: 'grid', text: grid, nonce });
}
