import type { ContentRecord, Field, Model } from '../../api/answers.js';

const USUAL_NAMES = ['title', 'name', 'originalName', 'filename', 'label', 'email'];
const NAMING_TYPES: ReadonlySet<Field['type']> = new Set(['text', 'email', 'slug']);

/** The field a record is best known by, `id` where it has none. */
export function namingField(model: Model): string {
  const named = USUAL_NAMES.find((name) => model.fields.some((field) => field.name === name));
  return named ?? model.fields.find(({ type }) => NAMING_TYPES.has(type))?.name ?? 'id';
}

/** What to call a record; its id where that field is empty. */
export function recordName(model: Model | undefined, record: ContentRecord): string {
  const value = model && record[namingField(model)];
  return typeof value === 'string' && value.trim() !== '' ? value : record.id;
}
