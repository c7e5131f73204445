import type { ErrorDetail } from '../../../platform/http/errors.js';
import type { ContentRecord } from '../content-record.js';
import type { Model } from '../models.js';
import type { Values } from './write-rows.js';

/** Finds changes between options that the model's `transitions` do not allow. */
export function checkTransitions(model: Model, values: Values, current: ContentRecord | undefined): ErrorDetail[] {
  if (current === undefined) return [];
  return [...model.fields.values()].flatMap(({ name, field }) => {
    if (field.type !== 'select' || field.transitions === undefined || !values.has(name)) return [];
    const [from, to] = [current[name], values.get(name)];
    const allowed = typeof from === 'string' ? new Map(Object.entries(field.transitions)).get(from) : undefined;
    if (from === to || allowed === undefined || allowed.includes(String(to))) return [];
    return [{ field: name, message: `May not move from "${String(from)}" to "${String(to)}".` }];
  });
}

export const STATUS = 'status';
export const PUBLISHED = 'published';
export const PUBLISHED_AT = 'publishedAt';

/** Whether a model has the two fields of the rule below. */
export function hasPublicationDate({ fields }: Model): boolean {
  return fields.get(STATUS)?.field.type === 'select' && fields.get(PUBLISHED_AT)?.field.type === 'datetime';
}

/**
 * The first change to `published` sets `publishedAt` unless it is given; it is never cleared automatically. For models
 * with both fields. A replacement without the date does not remove it.
 */
export function fillPublishedAt(
  model: Model,
  values: Map<string, unknown>,
  { body, current, at }: { readonly body: object; readonly current: ContentRecord | undefined; readonly at: string },
): void {
  if (!hasPublicationDate(model)) return;
  const merged = (name: string): unknown => (values.has(name) ? values.get(name) : current?.[name]);
  const isPublished = merged(STATUS) === PUBLISHED;
  const isEmpty = (merged(PUBLISHED_AT) ?? null) === null;
  if (!isPublished || !isEmpty) return;
  const isMove = current?.[STATUS] !== PUBLISHED;
  const isGiven = Object.hasOwn(body, PUBLISHED_AT);
  if (isMove) values.set(PUBLISHED_AT, current?.[PUBLISHED_AT] ?? at);
  else if (!isGiven && values.has(PUBLISHED_AT)) values.set(PUBLISHED_AT, current?.[PUBLISHED_AT] ?? null);
}
