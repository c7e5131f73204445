import { describe, expect, it } from 'vitest';
import { stepOf } from '../../../../engine/edits/edit-step.js';
import type { EditStep, StepName } from '../../../../engine/edits/edit-step.js';
import type { Operation } from '../../../../engine/index.js';
import { english } from '../../../../i18n/english.js';
import { createTranslator, fileFor, loadWords } from '../../../../i18n/index.js';
import type { Translate } from '../../../../i18n/index.js';
import { SHIPPED_LANGUAGES } from '../../../../i18n/shipped-languages.js';
import { stepText } from './step-text.js';

/** By name: the text of one, of 1,200 without a column, and of two in a column. */
const NAMES: Readonly<Record<StepName, readonly [one: string, many: string, inColumn: string]>> = {
  edit: ['Edit', 'Edit (1,200 cells)', 'Edit in “Amount” (2 cells)'],
  paste: ['Paste', 'Paste (1,200 cells)', 'Paste in “Amount” (2 cells)'],
  cut: ['Cut', 'Cut (1,200 cells)', 'Cut in “Amount” (2 cells)'],
  fill: ['Fill', 'Fill (1,200 cells)', 'Fill in “Amount” (2 cells)'],
  clear: ['Clear', 'Clear (1,200 cells)', 'Clear in “Amount” (2 cells)'],
  insert: ['Insert rows', 'Insert rows (1,200 rows)', 'Insert rows in “Amount” (2 rows)'],
  delete: ['Delete rows', 'Delete rows (1,200 rows)', 'Delete rows in “Amount” (2 rows)'],
  restore: ['Restore rows', 'Restore rows (1,200 rows)', 'Restore rows in “Amount” (2 rows)'],
  replace: ['Replace', 'Replace (1,200 cells)', 'Replace in “Amount” (2 cells)'],
  fix: ['Fix', 'Fix (1,200 cells)', 'Fix in “Amount” (2 cells)'],
  program: ['Change all values', 'Change all values (1,200 cells)', 'Change all values in “Amount” (2 cells)'],
  merge: ['Corrected file', 'Corrected file (1,200 cells)', 'Corrected file in “Amount” (2 cells)'],
  keepFirst: [
    'Keep first duplicates',
    'Keep first duplicates (1,200 rows)',
    'Keep first duplicates in “Amount” (2 rows)',
  ],
  keepLast: ['Keep last duplicates', 'Keep last duplicates (1,200 rows)', 'Keep last duplicates in “Amount” (2 rows)'],
  mergeRows: ['Merge duplicates', 'Merge duplicates (1,200 rows)', 'Merge duplicates in “Amount” (2 rows)'],
  prompt: ['Change by prompt', 'Change by prompt (1,200 cells)', 'Change by prompt in “Amount” (2 cells)'],
  example: ['Repeat a change', 'Repeat a change (1,200 cells)', 'Repeat a change in “Amount” (2 cells)'],
  shift: ['Move cells', 'Move cells (1,200 rows)', 'Move cells in “Amount” (2 rows)'],
};

const program = { steps: [] };
const OPERATIONS: readonly (readonly [Operation, string])[] = [
  [{ type: 'set-cell', row: 4, column: 'amount', value: '5' }, 'Edit in “Amount”'],
  [{ type: 'set-cell', row: 4, column: 'amount', value: '' }, 'Clear in “Amount”'],
  [{ type: 'set-cells', rows: [0, 1], columns: ['amount'], values: [['1'], ['2']] }, 'Paste in “Amount”'],
  [{ type: 'set-cells', rows: [0], columns: ['amount', 'name'], values: [['1', '2']] }, 'Paste'],
  [{ type: 'add-rows', row: 9, columns: [], values: [[], [], []] }, 'Insert rows (3 rows)'],
  [{ type: 'delete-rows', rows: [7] }, 'Delete rows'],
  [{ type: 'restore-rows', rows: [7, 8] }, 'Restore rows (2 rows)'],
  [{ type: 'run-program', program, formats: [] }, 'Change all values'],
  [
    { type: 'run-program', program, formats: [], only: ['amount'], rows: [1, 2] },
    'Change all values in “Amount” (2 cells)',
  ],
];

const labelOf = (id: string): string => (id === 'amount' ? 'Amount' : 'Name');
const steps = (name: StepName): readonly EditStep[] => [
  { name, count: 1 },
  { name, count: 1200 },
  { name, count: 2, column: 'amount' },
];
const inEnglish = createTranslator({ english }).t;

describe('the name of a step', () => {
  it.each(Object.entries(NAMES) as [StepName, readonly string[]][])('%s', (name, texts) => {
    expect(steps(name).map((step) => stepText(step, labelOf, inEnglish))).toEqual(texts);
    expect(stepText({ name, count: 0 }, labelOf, inEnglish)).toBe(texts[0]);
  });

  it.each(OPERATIONS)('of the operation %o is by its kind, column and number', (operation, text) => {
    expect(stepText(stepOf(operation), labelOf, inEnglish)).toBe(text);
  });

  it.each(SHIPPED_LANGUAGES)('is complete in %s, and different for each kind of step', async (language) => {
    const file = fileFor(language);
    // Without English as the fallback, a missing text is shown as its key.
    const words = file === null ? english : await loadWords(file);
    const t: Translate = createTranslator({ english: {}, language, words }).t;
    const names = Object.keys(NAMES) as StepName[];
    for (const name of names) {
      const [one, many, inColumn] = steps(name).map((step) => stepText(step, labelOf, t));
      for (const text of [one, many, inColumn]) expect(text).not.toMatch(/[{}]|history\.|map\.|transform\./);
      expect(many).toContain(one);
      expect(many?.replaceAll(/\D/g, '')).toBe('1200');
      expect(inColumn).toContain('Amount');
    }
    expect(new Set(names.map((name) => stepText({ name, count: 1 }, labelOf, t))).size).toBe(names.length);
  });
});
