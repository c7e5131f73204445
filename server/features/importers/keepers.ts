import type { Destination } from '../../../src/protocol/index.js';

/** A field of a model that keeps what has no field of its own, as an object. */
export interface Keeper {
  /** Of the destination, which names it. */
  readonly member: 'unmatchedTo' | 'dynamicTo';
  readonly name: string;
  /** Where the engine delivers those values in a row. */
  readonly source: '_unmatched' | '_custom_fields';
}

export function keepersOf(destination: Destination): readonly Keeper[] {
  if (destination.type === 'none') return [];
  const { unmatchedTo, dynamicTo } = destination;
  return [
    ...(unmatchedTo === undefined ? [] : [{ member: 'unmatchedTo', name: unmatchedTo, source: '_unmatched' } as const]),
    ...(dynamicTo === undefined ? [] : [{ member: 'dynamicTo', name: dynamicTo, source: '_custom_fields' } as const]),
  ];
}
