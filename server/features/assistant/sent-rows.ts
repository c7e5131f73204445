import type { Column } from '../../../src/engine/full.js';
import { fieldColumn } from '../../../src/protocol/index.js';
import type { TransformRequest } from '../../../src/protocol/index.js';
import type { ImporterRow } from '../importers/tables.js';

/** The rows of a request as text, in the order of its columns. */
export interface SentRows {
  readonly columns: readonly Column[];
  /** Position of each column in the sent rows. */
  readonly indexes: readonly number[];
  readonly rows: readonly (readonly string[])[];
}

const MAX_COLUMNS = 2000;

/**
 * Existing clients send rows as `{ values }` and map positions to objects that contain the key; others send plain lists
 * or objects. Entries that name no column are left out.
 */
export function readSentRows({ data, columnMapping }: TransformRequest, importer: ImporterRow): SentRows {
  const fields = new Map(importer.fields.map((field) => [field.name, fieldColumn(field)]));
  const found: { readonly column: Column; readonly index: number }[] = [];
  for (const [position, target] of Object.entries(columnMapping).slice(0, MAX_COLUMNS)) {
    const index = Number(position);
    const key = keyOf(target);
    if (key === null || !/^\d{1,6}$/.test(position) || found.some(({ column }) => column.id === key)) continue;
    found.push({ column: fields.get(key) ?? { id: key, label: key }, index });
  }
  const mapped = found.length > 0 ? found : [...fields.values()].map((column, index) => ({ column, index }));
  return {
    columns: mapped.map(({ column }) => column),
    indexes: mapped.map(({ index }) => index),
    rows: data.map((row) => mapped.map(({ column, index }) => cellText(row, { id: column.id, index }))),
  };
}

function keyOf(target: unknown): string | null {
  if (typeof target === 'string') return target === '' ? null : target;
  if (typeof target !== 'object' || target === null) return null;
  const { key, id, name, include } = target as Readonly<Record<string, unknown>>;
  const found = [id, key, name].find((value) => typeof value === 'string' && value !== '');
  return include === false || typeof found !== 'string' ? null : found;
}

function cellText(row: unknown, { id, index }: { readonly id: string; readonly index: number }): string {
  if (typeof row !== 'object' || row === null) return '';
  const holder = Array.isArray(row) ? row : ((row as { readonly values?: unknown }).values ?? row);
  if (typeof holder !== 'object' || holder === null) return '';
  if (Array.isArray(holder)) return textOf(holder[index]);
  return Object.hasOwn(holder, id) ? textOf((holder as Record<string, unknown>)[id]) : '';
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
