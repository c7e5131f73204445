import { isRequired } from '../engine/index.js';
import type { Column } from '../engine/index.js';
import { columnId, columnsFromSchema } from './columns-from-schema.js';
import type { SchemaField } from './schema-field.js';
import { readFields, readSchema } from './schema-field.js';
import { listOf, member } from './schema-node.js';

export interface SchemaIssue {
  /** Column id; `null` when the issue concerns the whole row. */
  readonly path: string | null;
  readonly message: string;
}

export interface SchemaVerdict {
  readonly issues: readonly SchemaIssue[];
  /** The schema's output; `undefined` when there are issues. */
  readonly output: unknown | undefined;
}

export interface SchemaCheck {
  /**
   * `row` holds typed values by column id, `null` or `''` for empty cells. Does not throw because of a row's values.
   */
  check(row: Record<string, unknown>): SchemaVerdict | Promise<SchemaVerdict>;
}

/**
 * Checks whole rows with the schema itself. `null` when the derived columns express the whole schema. Refinements,
 * transforms, coercion, outputs other than text and numbers, any schema that is not zod, and columns that are given
 * beside the schema need the check.
 */
export function schemaCheck(schema: unknown, given?: readonly Column[]): SchemaCheck | null {
  const validate = validatorOf(schema);
  if (!validate) return null;
  const read = readFields(schema);
  if (!read) return { check: (row) => checkUnknown(validate, row) };
  if (!given && !read.beyond && !read.fields.some(({ beyond }) => beyond)) return null;
  const required = new Set((given ?? columnsFromSchema(schema)).filter(isRequired).map(({ id }) => id));
  const own = new Set(read.fields.map(columnId));
  const others = (given ?? []).filter(({ id }) => !own.has(id)).map(({ id }) => id);
  return {
    check: (row) => {
      const emptyIds = new Set(read.fields.filter((field) => isEmpty(row[columnId(field)])).map(columnId));
      return whenDone(validate(toInput(read.fields, row)), (result) => {
        // The column's own `required` error already covers an empty required cell.
        const verdict = toVerdict(
          result,
          read.fields,
          ({ path }) => path === null || !emptyIds.has(path) || !required.has(path),
        );
        return others.length > 0 ? withOthers(verdict, row, others) : verdict;
      });
    },
  };
}

/** With the values of columns that the schema does not have, which its output would leave out. */
function withOthers(verdict: SchemaVerdict, row: Record<string, unknown>, ids: readonly string[]): SchemaVerdict {
  const { issues, output } = verdict;
  if (typeof output !== 'object' || output === null) return verdict;
  const others = ids.filter((id) => Object.hasOwn(row, id)).map((id) => [id, row[id]] as const);
  return { issues, output: { ...Object.fromEntries(others), ...output } };
}

/**
 * The value of an empty cell by column, unless it is `null`: `''`, or `undefined` for a member that is omitted. Not
 * needed when `schemaCheck` returns a check, since its output has these values already.
 */
export function emptyCells(schema: unknown): ReadonlyMap<string, '' | undefined> {
  const cells = new Map<string, '' | undefined>();
  for (const field of readFields(schema)?.fields ?? []) {
    const empty = toValue(field, null);
    // An empty required cell is an error, so it has no value.
    if (!isRequired(field) && (empty === '' || empty === undefined)) cells.set(columnId(field), empty);
  }
  return cells;
}

type Validate = (value: unknown) => unknown;

/**
 * `safeParseAsync` of zod, else Standard Schema. The Standard Schema of zod checks a row twice if a refinement is
 * asynchronous, and nothing waits for the first result.
 */
function validatorOf(schema: unknown): Validate | null {
  const safeParseAsync = readSchema(schema) && member(schema, 'safeParseAsync');
  if (typeof safeParseAsync === 'function') {
    const parse = safeParseAsync as (value: unknown) => Promise<unknown>;
    return async (value) => fromSafeParse(await parse.call(schema, value));
  }
  const standard = member(schema, '~standard');
  const validate = member(standard, 'validate');
  return typeof validate === 'function' ? (value) => (validate as Validate).call(standard, value) : null;
}

function fromSafeParse(result: unknown): unknown {
  if (member(result, 'success') === true) return { value: member(result, 'data') };
  return { issues: listOf(member(member(result, 'error'), 'issues')) };
}

/** Checks with a schema of unknown structure: empty cells are omitted, or `null` when that leads to fewer issues. */
function checkUnknown(validate: Validate, row: Record<string, unknown>): SchemaVerdict | Promise<SchemaVerdict> {
  const present = Object.entries(row).filter(([, value]) => !isEmpty(value));
  return whenDone(validate(Object.fromEntries(present)), (result) => {
    const verdict = toVerdict(result, null);
    const missed = verdict.issues.some(({ path }) => path !== null && Object.hasOwn(row, path) && isEmpty(row[path]));
    if (!missed) return verdict;
    const nulled = Object.entries(row).map(([key, value]) => [key, isEmpty(value) ? null : value] as const);
    return whenDone(validate(Object.fromEntries(nulled)), (second) => {
      const retried = toVerdict(second, null);
      return retried.issues.length < verdict.issues.length ? retried : verdict;
    });
  });
}

function whenDone<T>(result: unknown, next: (result: unknown) => T | Promise<T>): T | Promise<T> {
  return result instanceof Promise ? result.then(next) : next(result);
}

function toVerdict(
  result: unknown,
  fields: readonly SchemaField[] | null,
  keep: (issue: SchemaIssue) => boolean = () => true,
): SchemaVerdict {
  const found = listOf(member(result, 'issues'));
  if (found.length === 0) return { issues: [], output: member(result, 'value') };
  const issues = found.map((issue) => ({
    path: issuePath(listOf(member(issue, 'path')), fields),
    message: String(member(issue, 'message') ?? ''),
  }));
  return { issues: issues.filter(keep), output: undefined };
}

/** The column of an issue: the longest known column id along its path. */
function issuePath(path: readonly unknown[], fields: readonly SchemaField[] | null): string | null {
  const keys = path.map((segment) => String(typeof segment === 'object' ? member(segment, 'key') : segment));
  if (!fields) return keys[0] ?? null;
  const ids = new Set(fields.map(columnId));
  for (let length = keys.length; length > 0; length -= 1) {
    const id = keys.slice(0, length).join('.');
    if (ids.has(id)) return id;
  }
  // An issue of a nested object is reported at its first column.
  const prefix = keys.length > 0 ? `${keys.join('.')}.` : null;
  return prefix === null ? null : ([...ids].find((id) => id.startsWith(prefix)) ?? null);
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}

function toInput(fields: readonly SchemaField[], row: Record<string, unknown>): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const field of fields) {
    const value = toValue(field, row[columnId(field)]);
    if (value !== undefined) place(input, field.path, value);
  }
  return input;
}

/**
 * Creates parent objects only when a value needs them, so that an optional object is omitted when all of its members
 * are empty.
 */
function place(target: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [key, ...rest] = path;
  if (key === undefined) return;
  const own = Object.hasOwn(target, key) ? target[key] : undefined;
  const next = rest.length === 0 ? value : (own ?? {});
  if (rest.length > 0) place(next as Record<string, unknown>, rest, value);
  Object.defineProperty(target, key, { value: next, writable: true, enumerable: true, configurable: true });
}

function toValue(field: SchemaField, value: unknown): unknown {
  if (isEmpty(value)) {
    if (field.optional || field.hasDefault) return undefined;
    if (field.allowsEmpty) return '';
    return field.nullable ? null : undefined;
  }
  return inputs[field.input](value, field);
}

const LIST_SEPARATOR = /[;|\n]/u;

const inputs = {
  plain: (value) => value,
  text: (value) => (typeof value === 'string' ? value : String(value)),
  choice: (value, field) => field.choices.get(String(value)) ?? value,
  bigint: (value) => (/^[-+]?\d+$/u.test(String(value).trim()) ? BigInt(String(value).trim()) : value),
  list: (value) => {
    const text = String(value);
    const separator = LIST_SEPARATOR.test(text) ? LIST_SEPARATOR : ',';
    return text
      .split(separator)
      .map((part) => part.trim())
      .filter(Boolean);
  },
  date: (value) => {
    const parts = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(String(value));
    // Midnight UTC, like zod's own coercion: the calendar day is the same everywhere when read in UTC.
    return parts ? new Date(Date.UTC(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]))) : value;
  },
} satisfies Record<SchemaField['input'], (value: unknown, field: SchemaField) => unknown>;
