import { cellType, VALUE_TYPES } from './dialect-score.js';
import type { CellType } from './dialect-score.js';
import type { Rows } from './header-body.js';

/** Names that are common in tables and rare as values. */
const USUAL_NAME =
  /^(?:[a-z]+[ _-])?(?:id|ids|name|names|date|time|email|e-mail|mail|phone|address|city|country|state|zip|postcode|type|status|title|description|code|price|amount|quantity|value|total|count|category|url|year|month|age|gender|sex|notes?|comments?|number|no\.?|datum|nom|prénom|nombre|apellido|straße|strasse|ort|stadt|land|ville|pays|preis|prix|precio|nome|data|fecha|vorname|nachname|menge|anzahl|betrag)$/i;
/** Further ones, which are more often values as well. */
const COMMON_NAME =
  /^(?:[a-z]+[ _-])?(?:sku|qty|item|product|customer|supplier|employee|location|town|region|area|street|order|invoice|revenue|sales|sold|cost|balance|tax|discount|rate|score|weight|height|width|length|size|duration|latitude|longitude|lat|lon|lng|brand|model|unit|units|population|inhabitants|percent|share|start|end|remarks?|reference|text|artikel|kunde|konto|einwohner|fläche|gewicht|name|article|client|quantité|montant|producto|cliente|cantidad|importe|prodotto|quantità|importo|产品|数量|价格|名称|日期|商品|価格|名前|日付|название|имя|дата|цена|количество)$/i;
const IDENTIFIER = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)+$|^[a-z]+(?:[A-Z][a-z0-9]+)+$/;

/** Whether a text is common as a name of a column, or written as programs name columns. */
export function isUsualName(text: string): boolean {
  const trimmed = text.trim();
  return USUAL_NAME.test(trimmed) || COMMON_NAME.test(trimmed) || IDENTIFIER.test(trimmed);
}

/**
 * Above 0 the row reads like names, below 0 like values: each column votes by how its first cell differs from the rest.
 */
export function headerScore(header: readonly string[], body: Rows): number {
  let votes = 0;
  let voters = 0;
  for (const vote of votesOf(header, body)) {
    votes += vote;
    voters += vote === 0 ? 0.25 : Math.min(1, Math.abs(vote) + 0.3);
  }
  const names = header.map((name) => name.trim()).filter((name) => name !== '');
  const distinct = new Set(names).size === names.length ? 0.1 : -0.15;
  return voters === 0 ? distinct : votes / voters + distinct;
}

export function votesOf(header: readonly string[], body: Rows): number[] {
  const isSeries = isSeriesOfNames(header, body);
  return header.map((name, index) => {
    const values = body.map((cells) => (cells[index] ?? '').trim()).filter((text) => text !== '');
    return isSeries && VALUE_TYPES.has(cellType(name)) ? 0.3 : columnVote(name.trim(), values);
  });
}

const SERIES = /^(?:\d{1,4}(?:-\d{2}(?:-\d{2})?)?|\d{1,2}([./])\d{1,2}\1\d{2,4}|\d{4}\/\d{2}|\d{1,2}:00)$/;

/** Years, months, days or running numbers as names: ascending from column to column, next to a name that is a word. */
export function isSeriesOfNames(header: readonly string[], body: Rows = []): boolean {
  const numbers = header.map((name) => name.trim()).filter((name) => SERIES.test(name));
  const words = header.filter((name) => !VALUE_TYPES.has(cellType(name)));
  if (numbers.length < 2 || numbers.length + words.length < header.length) return false;
  const series = withoutRepeats(numbers);
  const steps = series.slice(1).map((name, index) => Number.parseFloat(name) - Number.parseFloat(series[index]!));
  if (words.length === 0)
    return steps.every((step) => step === 1) && numbers.every(isYear) && !body.flat().some(isYear);
  // The same day of each month, or each hour of a day.
  if (!/^\d+(?:-\d+)*$/.test(numbers[0]!)) return new Set(series).size === series.length;
  if (numbers.every(isYear)) {
    if (new Set(steps.map(Math.sign)).size > 1) return false;
    const areRound = series.length > 2 && series.every((name) => /[05]$/.test(name.slice(0, 4)));
    return steps.every((step) => Math.abs(step) <= 10) || (areRound && !body.flat().some(isYear));
  }
  return steps.every((step) => step === 1 || (steps.length > 1 && step > 0 && step === steps[0]));
}

/** A year, or a date. */
export function isPeriod(text: string): boolean {
  return isYear(text) || cellType(text) === 'date';
}

function isYear(text: string): boolean {
  return /^(?:19|20)\d{2}(?:-\d{2}){0,2}$/.test(text.trim());
}

/** The series that is repeated for each group, or whose parts are repeated. */
function withoutRepeats(names: readonly string[]): readonly string[] {
  const distinct = [...new Set(names)];
  const isRepeated = names.every((name, index) => name === distinct[index % distinct.length]);
  const times = names.length / distinct.length;
  const isSpread = names.every((name, index) => name === distinct[Math.floor(index / times)]);
  return distinct.length > 1 && (isRepeated || isSpread) ? distinct : names;
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
    // Numbers above dates, or above yes and no, are names as well.
    return share((type) => type !== nameType && VALUE_TYPES.has(type)) > 0.8 ? 0.6 : -0.4;
  }
  if (share((type) => VALUE_TYPES.has(type)) > 0.6) return nameType === 'empty' ? -0.2 : 1;
  if (USUAL_NAME.test(name)) return 0.8;
  // A name rarely occurs among its values.
  if (values.includes(name)) return -0.8;
  const withDigits = share((_, index) => /\d/.test(values[index]!));
  if (withDigits > 0.8) return /\d/.test(name) ? -0.3 : 0.7;
  const lengths = values.map(({ length }) => length);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const spread = Math.sqrt(lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / lengths.length);
  if (Math.abs(name.length - mean) > Math.max(2, spread * 2)) return 0.5;
  // Written differently from all values below: in upper case, lower case, with underscores.
  const shape = shapeOf(name);
  return share((_, index) => shapeOf(values[index]!) === shape) < 0.1 ? 0.4 : 0.12;
}

function shapeOf(text: string): string {
  if (/^[\p{Lu}\d_ -]+$/u.test(text)) return 'upper';
  if (/^[\p{Ll}\d_ -]+$/u.test(text)) return text.includes('_') ? 'snake' : 'lower';
  return /^\p{Lu}/u.test(text) ? 'capital' : 'mixed';
}
