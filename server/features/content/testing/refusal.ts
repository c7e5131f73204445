import { expect } from 'vitest';

/** An ApiError of a status, with a detail for each of the fields in this order; any details when none is named. */
export const refusal = (status: number, ...fields: readonly string[]): object =>
  fields.length === 0
    ? expect.objectContaining({ status })
    : expect.objectContaining({ status, details: fields.map((field) => expect.objectContaining({ field })) });
