import { expect, it } from 'vitest';
import type { LayoutOverrides, TableLayout } from '../../engine/index.js';
import { initialImport } from '../session-state.js';
import type { SessionState } from '../session-state.js';
import { hasWork } from './confirm-discard.js';
import { lossCause } from './read-again.js';

const NOTHING = initialImport();
const { progress } = NOTHING;

it.each<[what: string, state: Partial<SessionState>, expected: boolean]>([
  ['a file that was only read', {}, false],
  ['edits', { hasEdits: true }, true],
  ['an edit under way', { editing: new AbortController() }, true],
  ['delivered rows', { progress: { ...progress, delivered: 1 } }, true],
  ['deleted rows', { progress: { ...progress, deleted: 1 } }, true],
  ['edits of an import that is complete', { hasEdits: true, step: 'complete' }, false],
])('another file would lose %s: %o', (_, state, expected) => {
  expect(hasWork({ ...NOTHING, step: 'review', ...state })).toBe(expected);
});

const LAYOUT: TableLayout = {
  encoding: 'utf-8',
  sheet: null,
  header: { start: 0, rows: 1 },
  dialect: { delimiter: ',', quote: '"', escape: '"' },
};
const utf16: TableLayout = { ...LAYOUT, encoding: 'utf-16le' };
const ranged: TableLayout = { ...LAYOUT, range: { rows: 5 } };

it.each<[overrides: LayoutOverrides, cause: ReturnType<typeof lossCause>, layout?: TableLayout]>([
  [{}, null],
  [{}, null, ranged],
  [{ header: { start: 3, rows: 2 } }, null],
  [{ delimiter: ',', quote: '"', encoding: 'utf-8' }, null],
  [{ delimiter: ';' }, 'delimiter'],
  [{ quote: "'" }, 'quote'],
  [{ encoding: 'windows-1252' }, null],
  [{ encoding: 'utf-16le' }, 'encoding'],
  [{ encoding: 'utf-8' }, 'encoding', utf16],
  [{ encoding: 'utf-16be' }, 'encoding', utf16],
  [{ encoding: 'utf-16le' }, null, utf16],
  [{ delimiter: ',' }, null, utf16],
  [{ range: { rows: 5 } }, 'rows'],
  [{ range: {} }, null],
  [{ range: { columns: 2 } }, null],
  [{ range: { rows: 5, columns: 2 } }, null, ranged],
  [{ range: {} }, 'rows', ranged],
  [{ range: { rows: 5 }, delimiter: ';' }, 'rows'],
])('reading a file with %j may lose changes because of: %s', (overrides, cause, layout = LAYOUT) => {
  expect(lossCause(layout, overrides)).toBe(cause);
});
