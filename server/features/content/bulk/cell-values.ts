import type { Field, FieldType } from '../model.js';

/** A cell as an import delivers it: typed by its column, or text. */
export type Cell = string | number | boolean | null;

const asText = (cell: Exclude<Cell, null>): unknown => String(cell);
const asItIs = (cell: Exclude<Cell, null>): unknown => cell;

const NUMBER = /^[+-]?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const WORDS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
]);

/** What a cell means in a field, in the form a body has it in; the kind of the field judges it. */
const meanings: Readonly<Record<FieldType, (cell: Exclude<Cell, null>) => unknown>> = {
  text: asText,
  textarea: asText,
  richtext: asText,
  email: asText,
  slug: asText,
  select: asText,
  date: asItIs,
  datetime: asItIs,
  relation: asText,
  file: asText,
  image: asText,
  number: (cell) => (typeof cell === 'string' && NUMBER.test(cell.trim()) ? Number(cell) : cell),
  boolean: (cell) => (typeof cell === 'string' ? (WORDS.get(cell.trim().toLowerCase()) ?? cell) : cell),
  'text[]': (cell) => listItems(String(cell)),
  json: (cell) => (typeof cell === 'string' ? parseJson(cell) : cell),
};

export function meaningOf({ type }: Field): (cell: Exclude<Cell, null>) => unknown {
  return meanings[type];
}

/** `a; b; c`, or with commas where there is no semicolon. */
function listItems(text: string): readonly string[] {
  return text
    .split(text.includes(';') ? ';' : ',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** What is no JSON is the text it is. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
