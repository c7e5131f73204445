import type { ContentRecord, Field, Model, Operator } from '../../api/answers.js';
import type { SortDirection } from '../../parts/DataTable.js';
import { countIn } from '../../route.js';
import type { Route } from '../../route.js';

/** The question a filter asks; `empty` and `filled` both use the operator `null`. */
export type Question = Exclude<Operator, 'null'> | 'empty' | 'filled';

export const QUESTIONS: Readonly<Record<Question, string>> = {
  eq: 'is',
  ne: 'is not',
  contains: 'contains',
  startsWith: 'starts with',
  endsWith: 'ends with',
  eqi: 'is (ignoring case)',
  containsi: 'contains (ignoring case)',
  gt: 'is above',
  gte: 'is at least',
  lt: 'is below',
  lte: 'is at most',
  in: 'is one of (comma-separated)',
  nin: 'is none of (comma-separated)',
  empty: 'is empty',
  filled: 'is not empty',
};

export interface RecordFilter {
  readonly field: string;
  readonly question: Question;
  readonly value: string;
}

export const needsValue = (question: Question): boolean => question !== 'empty' && question !== 'filled';

/** The questions a field supports, in the order of the list above. */
export function questionsOf({ operators }: Field): readonly Question[] {
  const known: ReadonlySet<string> = new Set(operators);
  return (Object.keys(QUESTIONS) as Question[]).filter((question) =>
    known.has(needsValue(question) ? question : 'null'),
  );
}

/** The filter in an address; ignored when the model does not support it. */
export function filterIn({ query }: Route, model: Model): RecordFilter | undefined {
  const field = model.fields.find(({ name }) => name === query['field']);
  const question = field && questionsOf(field).find((candidate) => candidate === query['is']);
  return field && question && { field: field.name, question, value: query['value'] ?? '' };
}

export function sortIn({ query }: Route, model: Model): { readonly field: string; readonly direction: SortDirection } {
  const [, minus, name] = /^(-?)(.*)$/.exec(query['sort'] ?? '') ?? [];
  const field = model.fields.find((candidate) => candidate.name === name && candidate.sortable);
  return field === undefined
    ? { field: 'createdAt', direction: 'descending' }
    : { field: field.name, direction: minus ? 'descending' : 'ascending' };
}

/** The priority of a type for the few columns of a list; types without one are shown only with the record. */
const RANKS: Partial<Readonly<Record<Field['type'], number>>> = {
  select: 0,
  email: 1,
  text: 1,
  number: 1,
  date: 1,
  datetime: 1,
  boolean: 1,
  relation: 2,
  'text[]': 2,
  slug: 3,
  file: 3,
  image: 3,
};
const MOST_COLUMNS = 5;

/** The fields a list shows: the naming field, some others, and the time of the last change. */
export function listedFields(model: Model): readonly Field[] {
  const naming = namingField(model);
  const system = new Set(['id', 'createdAt', 'updatedAt', naming]);
  const others = model.fields
    .filter(({ name, type }) => !system.has(name) && RANKS[type] !== undefined)
    .toSorted((a, b) => (RANKS[a.type] ?? 0) - (RANKS[b.type] ?? 0));
  const named = (name: string): readonly Field[] => model.fields.filter((field) => field.name === name);
  return [...named(naming), ...others.slice(0, MOST_COLUMNS), ...named('updatedAt')];
}

export const PAGE_SIZE = 20;

/** The query of a list. */
export function recordQuery(route: Route, model: Model): Readonly<Record<string, string | number | undefined>> {
  const { field, direction } = sortIn(route, model);
  const filter = filterIn(route, model);
  return {
    limit: PAGE_SIZE,
    offset: countIn(route, 'offset'),
    sort: `${direction === 'descending' ? '-' : ''}${field}`,
    populate: populated(listedFields(model)),
    ...(filter && condition(filter)),
  };
}

function condition({ field, question, value }: RecordFilter): Readonly<Record<string, string>> {
  return needsValue(question)
    ? { [`filter[${field}][$${question}]`]: value }
    : { [`filter[${field}][$null]`]: String(question === 'empty') };
}

/** The relations among some fields, for `populate`. */
export function populated(fields: readonly Field[]): string | undefined {
  const names = fields.filter(({ to }) => to !== null).map(({ name }) => name);
  // The API accepts at most 20; the others stay ids.
  return names.length === 0 ? undefined : names.slice(0, 20).join(',');
}

const USUAL_NAMES = ['title', 'name', 'originalName', 'filename', 'label', 'email'];
const NAMING_TYPES: ReadonlySet<Field['type']> = new Set(['text', 'email', 'slug']);

/** The field that best identifies a record; `id` when there is none. */
export function namingField(model: Model): string {
  const named = USUAL_NAMES.find((name) => model.fields.some((field) => field.name === name));
  return named ?? model.fields.find(({ type }) => NAMING_TYPES.has(type))?.name ?? 'id';
}

/** The display name of a record; its id when the naming field is empty. */
export function recordName(model: Model | undefined, record: ContentRecord): string {
  const value = model && record[namingField(model)];
  return typeof value === 'string' && value.trim() !== '' ? value : record.id;
}
