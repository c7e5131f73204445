import { cellType } from './cell-type.js';
import type { CellType } from './cell-type.js';

type Rows = readonly (readonly string[])[];

/** Kinds a column name hardly ever is. */
export const VALUE_TYPES: ReadonlySet<CellType> = new Set(['number', 'date', 'time', 'email', 'url', 'boolean']);
/** Names every second table has; values hardly ever are. */
const USUAL_NAME =
  /^(?:[a-z]+[ _-])?(?:id|ids|name|names|date|time|email|e-mail|mail|phone|address|city|country|state|zip|postcode|type|status|title|description|code|price|amount|quantity|value|total|count|category|url|year|month|age|gender|sex|notes?|comments?|number|no\.?|datum|nom|prénom|nombre|apellido|straße|strasse|ort|stadt|land|ville|pays|preis|prix|precio|nome|data|fecha|vorname|nachname|menge|anzahl|betrag)$/i;

/** Above 0 the row reads like names, below like values: each column votes by how its first cell differs from the rest. */
export function headerScore(header: readonly string[], body: Rows): number {
  const isSeries = isSeriesOfNames(header);
  let votes = 0;
  let voters = 0;
  header.forEach((name, index) => {
    const values = body.map((cells) => (cells[index] ?? '').trim()).filter((text) => text !== '');
    const vote = isSeries && VALUE_TYPES.has(cellType(name)) ? 0.3 : columnVote(name.trim(), values);
    votes += vote;
    voters += vote === 0 ? 0.25 : Math.min(1, Math.abs(vote) + 0.3);
  });
  const names = header.map((name) => name.trim()).filter((name) => name !== '');
  const distinct = new Set(names).size === names.length ? 0.1 : -0.15;
  return voters === 0 ? distinct : votes / voters + distinct;
}

/** Years or months or running numbers as names: they rise from column to column, beside a name that is a word. */
function isSeriesOfNames(header: readonly string[]): boolean {
  const numbers = header.map((name) => name.trim()).filter((name) => /^\d{1,4}(?:-\d{2}(?:-\d{2})?)?$/.test(name));
  const words = header.filter((name) => !VALUE_TYPES.has(cellType(name)));
  if (numbers.length < 2 || words.length === 0 || numbers.length + words.length < header.length) return false;
  const steps = numbers.slice(1).map((name, index) => Number.parseFloat(name) - Number.parseFloat(numbers[index]!));
  const areYears = numbers.every((name) => /^(?:19|20)\d{2}/.test(name));
  if (areYears) return new Set(steps.map(Math.sign)).size === 1 && steps.every((step) => Math.abs(step) <= 10);
  return steps.every((step) => step === 1);
}

function columnVote(name: string, values: readonly string[]): number {
  if (name === '') return values.length > 0 ? -0.1 : 0;
  if (values.length === 0) return USUAL_NAME.test(name) ? 0.5 : 0;
  const nameType = cellType(name);
  const types = values.map(cellType);
  const share = (holds: (type: CellType, index: number) => boolean): number =>
    types.filter(holds).length / types.length;
  if (VALUE_TYPES.has(nameType)) {
    if (share((type) => type === nameType) > 0.5) return -1;
    // Numbers over dates, or over yes and no, are names as well.
    return share((type) => type !== nameType && VALUE_TYPES.has(type)) > 0.8 ? 0.6 : -0.4;
  }
  if (share((type) => VALUE_TYPES.has(type)) > 0.6) return nameType === 'empty' ? -0.2 : 1;
  if (USUAL_NAME.test(name)) return 0.8;
  // A name seldom stands among its values.
  if (values.includes(name)) return -0.8;
  const withDigits = share((_, index) => /\d/.test(values[index]!));
  if (withDigits > 0.8) return /\d/.test(name) ? -0.3 : 0.7;
  const lengths = values.map(({ length }) => length);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const spread = Math.sqrt(lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / lengths.length);
  if (Math.abs(name.length - mean) > Math.max(2, spread * 2)) return 0.5;
  // Written another way than all below: in capitals, in small letters, with underscores.
  const shape = shapeOf(name);
  return share((_, index) => shapeOf(values[index]!) === shape) < 0.1 ? 0.4 : 0.12;
}

function shapeOf(text: string): string {
  if (/^[\p{Lu}\d_ -]+$/u.test(text)) return 'upper';
  if (/^[\p{Ll}\d_ -]+$/u.test(text)) return text.includes('_') ? 'snake' : 'lower';
  return /^\p{Lu}/u.test(text) ? 'capital' : 'mixed';
}
