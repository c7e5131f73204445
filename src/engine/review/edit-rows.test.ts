import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Column } from '../column.js';
import { createEngine } from '../create-engine.js';
import type { Operation } from '../edits/operation.js';
import type { DeliveredBatch, Engine } from '../engine-calls.js';
import type { Expression, Program } from '../program/program.js';
import type { CheckedRow, HostFinding } from '../row.js';
import { revalidate, reviewing, reviewState } from '../testing/review-state.js';

const COLUMNS: readonly Column[] = [
  { id: 'key', label: 'Key', validators: [{ type: 'required' }, { type: 'unique' }] },
  { id: 'amount', label: 'Amount', type: 'number', validators: [{ type: 'max', value: 900 }, { type: 'unique' }] },
  { id: 'when', label: 'When', type: 'date' },
  { id: 'kind', label: 'Kind', type: 'select', options: ['one', 'two'] },
  {
    id: 'code',
    label: 'Code',
    validators: [{ type: 'unique' }, { type: 'max_length', value: 6 }],
    transformations: [{ type: 'lowercase', stage: 'pre' }],
  },
];

const KEY_AND_NUMBER: readonly Column[] = [
  { id: 'key', label: 'Key', validators: [{ type: 'unique' }] },
  { id: 'n', label: 'N', type: 'number' },
];

/** About 60 KB: several blocks and several pages of issues. Every verdict occurs. */
const ROWS = 1500;
const LINES = Array.from({ length: ROWS }, (_, row) => {
  const key = row % 400 === 0 ? '' : `key ${row % 300 === 7 ? 7 : row}`;
  const amount = row % 250 === 3 ? 'much' : row;
  return `${key},${amount},0${(row % 9) + 1}/0${(row % 8) + 1}/2020,${row % 600 === 1 ? 'three' : 'one'},C${row % 1400}`;
});
const TEXT = `${['key,amount,when,kind,code', ...LINES].join('\n')}\n`;

const row = fc.oneof(fc.constantFrom(0, 3, 7, 307, 400, 1023, 1024, 1025, ROWS - 1), fc.nat(ROWS - 1));
const column = fc.constantFrom(...COLUMNS.map(({ id }) => id), 'unknown');
const value = fc.constantFrom(
  '',
  ' ',
  'key 7',
  'key 8',
  'new',
  '5',
  '5.0',
  '1,5',
  '950',
  'x',
  '31/12/2020',
  '12/31/2020',
  'two',
  'c3',
  'C3 ',
);
const cell = (column: string): Expression => ({ type: 'column', column });
const one = (column: string, to: Expression): Program => ({ steps: [{ column, to }] });
const operation: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant('set-cell' as const), row, column, value }) },
  fc.record({
    type: fc.constantFrom('delete-rows' as const, 'restore-rows' as const),
    rows: fc.array(row, { maxLength: 4 }),
  }),
  fc.record({
    type: fc.constant('set-cells' as const),
    rows: fc.uniqueArray(row, { maxLength: 4 }),
    columns: fc.uniqueArray(column, { maxLength: 3 }),
    values: fc.array(fc.array(value, { maxLength: 3 }), { maxLength: 4 }),
  }),
  fc.record({
    type: fc.constant('run-program' as const),
    program: fc.constantFrom(
      one('key', { type: 'uppercase', of: { type: 'column', column: 'key' } }),
      one('key', { type: 'lowercase', of: { type: 'column', column: 'key' } }),
      one('code', { type: 'concat', parts: [cell('code'), cell('kind')] }),
      one('amount', { type: 'keep', of: cell('amount'), characters: ['digits'] }),
      one('when', { type: 'normalize_date', of: cell('when'), format: 'YYYY-MM-DD' }),
      one('gone', { type: 'text', text: 'x' }),
    ),
    formats: fc.constant([{ column: 'when', dateOrder: 'mdy' as const }]),
    except: fc.uniqueArray(row, { maxLength: 3 }),
  }),
);
type Step = Operation | 'undo' | 'redo';
const steps = fc.array(
  fc.oneof({ weight: 3, arbitrary: operation }, fc.constantFrom('undo' as const, 'redo' as const)),
  {
    maxLength: 25,
  },
);

async function take(engine: Engine, step: Step): Promise<void> {
  if (step === 'undo') await engine.call('edit-undo', {});
  else if (step === 'redo') await engine.call('edit-redo', {});
  else await engine.call('edit-apply', { operation: step });
}

/** The result of validating the same edits from the start. */
async function fromScratch(edited: Engine): Promise<unknown> {
  const operations = await edited.call('operations-read', {});
  const { engine } = await reviewing(TEXT, COLUMNS, { operations });
  return reviewState(engine);
}

/** The result of validating again with the same engine, as after a change of the mapping. */
async function onceMore(edited: Engine): Promise<unknown> {
  const operations = await edited.call('operations-read', {});
  await revalidate(edited, COLUMNS, { operations });
  return reviewState(edited);
}

describe('a review after any edits', () => {
  it('equals a validation of the edited rows from the start', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        const { engine } = await reviewing(TEXT, COLUMNS);
        for (const step of taken) await take(engine, step);
        const state = await reviewState(engine);
        expect(state).toEqual(await fromScratch(engine));
        expect(await onceMore(engine)).toEqual(state);
      }),
      { numRuns: 40 },
    );
  });

  it('does so too when the edits were made during the validation', async () => {
    await fc.assert(
      fc.asyncProperty(steps, fc.boolean(), async (taken, isSecond) => {
        const waiting = [...taken];
        let isOpen = false;
        let isEditing = false;
        // Between two slices of the pass, one edit runs, as in a worker. A program pauses as well; edits made meanwhile
        // wait for it.
        const engine: Engine = createEngine({
          pause: async () => {
            if (!isOpen || isEditing) return;
            const step = waiting.shift();
            isEditing = true;
            if (step !== undefined) await take(engine, step);
            isEditing = false;
          },
        });
        const onEvent = ({ type }: { type: string }): unknown => (isOpen ||= type === 'first-rows');
        await reviewing(TEXT, COLUMNS, { engine, onEvent: isSecond ? undefined : onEvent });
        if (isSecond) await revalidate(engine, COLUMNS, { onEvent });
        isOpen = false;
        for (const step of waiting) await take(engine, step);
        expect(await reviewState(engine)).toEqual(await fromScratch(engine));
      }),
      { numRuns: 40 },
    );
  });

  it('is unchanged after undoing everything', async () => {
    const { engine } = await reviewing(TEXT, COLUMNS);
    const before = await reviewState(engine);
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { maxLength: 10 }), async (operations) => {
        for (const next of operations) await take(engine, next);
        for (const _ of operations) await take(engine, 'undo');
        expect(await reviewState(engine)).toEqual(before);
      }),
      { numRuns: 25 },
    );
  });

  it.each(['1,5', '1.5', '1,234', '1e5', '1 000'])(
    'delivers a typed %s as a number or reports an error',
    async (typed) => {
      for (const text of ['n,k\n1,a\n2,b\n', 'n,k\n1.5,a\n2,b\n', 'n,k\n"1,5",a\n2,b\n']) {
        const { engine } = await reviewing(text, [{ id: 'n', label: 'N', type: 'number' }]);
        const operation: Operation = { type: 'set-cell', row: 1, column: 'n', value: typed };
        const { counts } = await engine.call('edit-apply', { operation });
        const values: unknown[] = [];
        const onAsk = async ({ rows }: DeliveredBatch): Promise<null> => {
          values.push(...rows.map((result) => result['n']));
          return null;
        };
        await engine.call('result-deliver', { batchSize: 9, rowHandling: 'include' }, { onAsk });
        expect(typeof values[1]).toBe(counts.invalid === 0 ? 'number' : 'string');
      }
    },
  );

  it('asks the host about the changed rows in their current state', async () => {
    const asked: unknown[] = [];
    const onAsk = async (rows: readonly CheckedRow[]): Promise<HostFinding[]> => {
      asked.push(rows.map(({ index, texts }) => [index, texts['key']]));
      return rows
        .filter(({ texts }) => texts['key'] === 'bad')
        .map(({ index }) => ({ index, column: 'key', message: 'Bad.' }));
    };
    const { engine, summary } = await reviewing('key,n\na,1\nbad,2\n', KEY_AND_NUMBER, { hostChecks: true, onAsk });
    expect(summary).toMatchObject({ counts: { invalid: 1 }, isComplete: true });
    const operation: Operation = { type: 'set-cell', row: 1, column: 'key', value: 'good' };
    expect((await engine.call('edit-apply', { operation }, { onAsk })).counts.invalid).toBe(0);
    expect((await engine.call('edit-undo', {}, { onAsk })).counts.invalid).toBe(1);
    expect(asked).toEqual([
      [
        [0, 'a'],
        [1, 'bad'],
      ],
      [[1, 'good']],
      [[1, 'bad']],
    ]);
  });

  it("drops the host's findings about a row that was edited meanwhile", async () => {
    let answerLate = (): void => undefined;
    const late = new Promise<HostFinding[]>((resolve) => {
      answerLate = () => resolve([0, 1].map((index) => ({ index, column: 'key', message: 'Late.' })));
    });
    const engine = createEngine();
    let begun = (): void => undefined;
    const asking = new Promise<void>((resolve) => (begun = resolve));
    const validating = reviewing('key\nbad\nbad\n', [{ id: 'key', label: 'Key' }], {
      engine,
      hostChecks: true,
      onAsk: () => {
        begun();
        return late;
      },
    });
    await asking;
    const operation: Operation = { type: 'set-cell', row: 0, column: 'key', value: 'good' };
    await engine.call('edit-apply', { operation }, { onAsk: async () => [] });
    answerLate();
    await validating;
    const { rows } = await engine.call('rows-read', { view: { state: 'invalid' }, start: 0, count: 9 });
    expect(rows.map(({ index }) => index)).toEqual([1]);
  });

  it('is incomplete while the host has failed to check an edited row, and complete once it succeeds', async () => {
    const { engine } = await reviewing('key,n\na,1\nb,2\n', KEY_AND_NUMBER, {
      hostChecks: true,
      onAsk: async () => [],
    });
    const set = (value: string): Operation => ({ type: 'set-cell', row: 1, column: 'key', value });
    const failing = engine.call(
      'edit-apply',
      { operation: set('c') },
      { onAsk: () => Promise.reject(new Error('Out of order.')) },
    );
    await expect(failing).rejects.toThrow('Out of order.');
    expect(await engine.call('summary-read', {})).toMatchObject({ isComplete: false, canUndo: true });
    const again = await engine.call('edit-apply', { operation: set('d') }, { onAsk: async () => [] });
    expect(again.isComplete).toBe(true);
  });

  it('undoes a block of cells in one step', async () => {
    const { engine, summary } = await reviewing('key,n\na,1\nb,2\nc,3\n', KEY_AND_NUMBER);
    const pasted: Operation = {
      type: 'set-cells',
      rows: [0, 2],
      columns: ['key', 'n'],
      values: [
        ['b', 'x'],
        ['d', '4'],
      ],
    };
    expect((await engine.call('edit-apply', { operation: pasted })).counts).toEqual({ all: 3, valid: 1, invalid: 2 });
    const { rows } = await engine.call('rows-read', { start: 0, count: 9 });
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['b', 'x'],
      ['b', '2'],
      ['d', '4'],
    ]);
    expect(rows.map(({ edited }) => edited)).toEqual([[0, 1], [], [0, 1]]);
    const undone = await engine.call('edit-undo', {});
    expect(undone).toMatchObject({ counts: summary.counts, canUndo: false, canRedo: true });
  });
});
