import type { Principal } from '../../platform/http/principal.js';
import { mayUseField } from './access.js';
import type { Model } from './models.js';

/** One record: `id`, the fields in the order of the model, `createdAt`, `updatedAt`. Relations are ids unless populated. */
export interface ContentRecord {
  readonly id: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly [field: string]: unknown;
}

/** The record without the fields that the caller may not read. */
export function visibleRecord(principal: Principal, model: Model, record: ContentRecord): ContentRecord {
  const hidden = [...model.fields.values()].filter((field) => !mayUseField(principal, field, 'read'));
  if (hidden.length === 0) return record;
  const names = new Set(hidden.map(({ name }) => name));
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.has(name))) as unknown as ContentRecord;
}
