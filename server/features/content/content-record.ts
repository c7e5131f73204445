import { createHash } from 'node:crypto';
import type { Principal } from '../../platform/http/principal.js';
import { mayUseField } from './access.js';
import type { Model } from './models.js';

/**
 * A record: `id`, the fields in the order of the model, `createdAt`, `updatedAt`. Relations are ids unless populated.
 */
export interface ContentRecord {
  readonly id: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly [field: string]: unknown;
}

/** The record without fields that the caller may not read. */
export function visibleRecord(principal: Principal, model: Model, record: ContentRecord): ContentRecord {
  const hidden = [...model.fields.values()].filter((field) => !mayUseField(principal, field, 'read'));
  if (hidden.length === 0) return record;
  const names = new Set(hidden.map(({ name }) => name));
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.has(name))) as unknown as ContentRecord;
}

const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);

/**
 * The ETag of a record as its caller sees it. The part after the dot covers populated relations and selected fields.
 */
export function recordTag(record: ContentRecord, populated?: ContentRecord): string {
  return populated === undefined ? `W/"${digest(record)}"` : `W/"${digest(record)}.${digest(populated)}"`;
}

/** Whether `If-Match` matches the state of the record. Populated relations and selected fields do not count. */
export function matchesTag(ifMatch: string, record: ContentRecord): boolean {
  const wanted = digest(record);
  return ifMatch.split(',').some((tag) => {
    const match = /^(?:W\/)?"([^".]*)(?:\.[^"]*)?"$/.exec(tag.trim());
    return tag.trim() === '*' || match?.[1] === wanted;
  });
}
