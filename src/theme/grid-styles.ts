import grid from './css/grid.css?inline';
import { adoptStyles } from './adopt-styles.js';

/** Adds the styles of the review step, which is loaded on demand. */
export function injectGridStyles(element: Element, nonce?: string): void {
  adoptStyles(element, { name: 'grid', text: grid, nonce });
}
