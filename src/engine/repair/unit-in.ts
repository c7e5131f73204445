import type { Alike } from '../group-calls.js';

/** The currency or unit that a fix removes from an amount, such as `kg`; empty for other fixes. */
export function unitIn(alike: Alike, text: string): string {
  const hasUnit = alike.by === 'fix' && (alike.fix === 'currency' || alike.fix === 'unit');
  return hasUnit ? text.replace(/[\p{Nd}\p{Z}\p{Cf}.,'’()+\-−\s]/gu, '') : '';
}
