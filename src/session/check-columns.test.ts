import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Column } from '../engine/index.js';
import { columnTypes, transformers, validators } from '../engine/rules/index.js';
import { columnFaults } from './column-faults.js';
import type { SessionOptions } from './options/session-options.js';
import { createSession } from './session.js';
import type { Session } from './session.js';
import { csvFile, importSession, openAt } from './testing/import-session.js';

const error = vi.fn();
const warn = vi.fn();
beforeEach(() => {
  error.mockReset();
  warn.mockReset();
  vi.stubGlobal('console', { ...console, error, warn });
});
afterEach(() => void vi.unstubAllGlobals());

const TEXT = 'Alpha,Beta\nx,1\n';
const alpha = (more: object): object => ({ id: 'a', label: 'Alpha', ...more });

describe('columns that the engine cannot work with', () => {
  it.each<[what: string, columns: unknown, reason: string, sentence: string]>([
    ['an unknown type', [alpha({ type: 'nubmer' })], 'Alpha: type "nubmer"', 'type. Did you mean `number`?'],
    ['an inherited name as type', [alpha({ type: 'toString' })], 'Alpha: type "toString"', 'is not a type.'],
    ['an unknown validator', [alpha({ validators: [{ type: 'wat' }] })], 'Alpha: validators "wat"', 'Known: required'],
    ['a validator in camel case', [alpha({ validators: [{ type: 'minLength' }] })], 'validators', 'mean `min_length`?'],
    ['a misspelt step', [alpha({ transformations: [{ type: 'upercase' }] })], 'transformations', 'mean `uppercase`?'],
    [
      'an unknown transformation',
      [alpha({ transformations: [{ type: 'wat' }] })],
      'Alpha: transformations',
      'not one of the',
    ],
    [
      'a rule as a text',
      [alpha({ validators: 'required' })],
      'Alpha: validators "required"',
      "write `{ type: 'required' }`",
    ],
    ['a rule without a list', [alpha({ validators: { type: 'wat' } })], 'Alpha: validators "wat"', 'not one of the'],
    ['a check that is not a function', [alpha({ validate: 5 })], 'Alpha: validate', '`validate` must be a function.'],
    ['a rule without its value', [alpha({ validators: [{ type: 'min' }] })], 'Alpha: validators "min"', 'a number.'],
    [
      'a value that is not a text',
      [alpha({ transformations: [{ type: 'default', value: 0 }] })],
      'Alpha:',
      'a string.',
    ],
    ['a function missing', [alpha({ validators: [{ type: 'custom' }] })], 'validators "custom"', '`fn`, a function.'],
    [
      'a RegExp as pattern',
      [alpha({ type: 'custom_regex', pattern: /^x$/ })],
      'Alpha: pattern',
      'such as "^x$", not a',
    ],
    [
      'a RegExp to validate',
      [alpha({ validators: [{ type: 'regex', pattern: /x/i }] })],
      'validators "regex"',
      'RegExp',
    ],
    [
      'an unknown part of a date pattern',
      [alpha({ transformations: [{ type: 'normalize_date', format: 'dddd, D MMMM' }] })],
      'transformations "normalize_date"',
      '`format`, a string of YYYY YY MMMM MMM MM M DD D and [text].',
    ],
    ['no pattern', [alpha({ type: 'custom_regex' })], 'Alpha: pattern', 'needs `pattern`, a string.'],
    ['no options', [alpha({ type: 'select' })], 'Alpha: options', 'needs `options`, a list of strings.'],
    ['`null` as options', [alpha({ type: 'select', options: null })], 'Alpha: options', 'a list of strings.'],
    [
      'options that are objects',
      [alpha({ type: 'select', options: [{ value: 1 }] })],
      'Alpha: options',
      'of strings, not of objects: write',
    ],
    ['no id', [{ label: 'Alpha' }], 'Alpha: id', 'column "Alpha": columns must be a list, each with `id`'],
    ['neither id nor label', [alpha({}), {}], '#2: id', 'column "#2": columns must be a list, each with `id`'],
    ['an id that is not a text', [{ id: 1, label: 'Alpha' }], 'Alpha: id', 'columns must be a list, each with `id`'],
    ['a reserved id', [alpha({ id: '_unmatched' })], 'Alpha: id "_unmatched"', '"_unmatched" is reserved'],
    ['a duplicate id', [alpha({}), { id: 'a', label: 'Beta' }], 'Beta: id "a"', 'another column has the id "a"'],
    ['a column that is missing', [null], '#1: id', 'column "#1": columns must be a list, each with `id`'],
    ['a column that is a text', ['alpha'], '#1: id', 'column "#1": columns must be a list, each with `id`'],
    ['columns that are not a list', { a: alpha({}) }, 'columns: id', 'column "columns"'],
  ])('%s: are an error on the screen and in the console', async (_, given, reason, sentence) => {
    const session = importSession({ columns: given as Column[], mappingMemory: false });
    session.begin();
    await expect.poll(() => error).toHaveBeenCalledTimes(1);
    expect(error.mock.calls[0]?.[0]).toContain(sentence);
    await session.actions.openFile(csvFile(TEXT));
    const { error: shown, step } = session.store.getState();
    expect({ step, code: shown?.code }).toEqual({ step: 'upload', code: 'invalid-columns' });
    expect(shown?.params['reason']).toContain(reason);
    session.destroy();
  });

  it('are also found among dynamic columns, and not after the host has corrected them', async () => {
    const columns = [alpha({})] as Column[];
    const session = importSession({ columns, dynamicColumns: [alpha({ label: 'Again' })] as Column[] });
    await session.actions.openFile(csvFile(TEXT));
    expect(session.store.getState().error?.params).toEqual({ reason: 'Again: id "a"' });
    session.update({ columns, createWorker: () => null });
    await session.actions.openFile(csvFile(TEXT));
    expect(session.store.getState()).toMatchObject({ step: 'map', error: null });
  });
});

describe('before a file is chosen', () => {
  const shown = (session: Session): unknown => session.store.getState().error;
  const invalid = (reason: string): object => ({ code: 'invalid-columns', params: { reason } });

  it.each<[what: string, options: SessionOptions, reason: string, sentence: string]>([
    ['an unknown type', { columns: [alpha({ type: 'emial' })] as Column[] }, 'Alpha: type "emial"', '`email`?'],
    [
      'a function that is a text',
      { columns: [alpha({})] as Column[], onBatch: 'save' as never },
      'onBatch',
      '`onBatch`',
    ],
  ])('the user and the console learn about %s', async (_, options, reason, sentence) => {
    const session = createSession({ createWorker: () => null, ...options });
    session.begin();
    await expect.poll(() => shown(session)).toEqual(invalid(reason));
    expect(error.mock.calls.map(String)).toEqual([expect.stringContaining(sentence)]);
    await session.actions.openFile(csvFile(TEXT));
    expect([session.store.getState().step, shown(session)]).toEqual(['upload', invalid(reason)]);
    session.destroy();
  });

  it('the message stays dismissed until another fault, and ends when the host has corrected it', async () => {
    const typed = (type: string): SessionOptions => ({ columns: [alpha({ type })] as Column[] });
    const session = createSession(typed('emial'));
    session.begin();
    await expect.poll(() => shown(session)).not.toBeNull();
    session.actions.dismissError();
    session.update(typed('emial'));
    session.update({ ...typed('emial'), batchSize: 5 });
    await import('./check-columns.js');
    await new Promise((resolve) => setTimeout(resolve));
    expect(shown(session)).toBeNull();
    session.update(typed('nubmer'));
    await expect.poll(() => shown(session)).toEqual(invalid('Alpha: type "nubmer"'));
    session.update(typed('number'));
    await expect.poll(() => shown(session)).toBeNull();
    session.destroy();
  });

  it.each<[what: string, options: SessionOptions]>([
    ['no columns', {}],
    ['an empty list of columns', { columns: [] }],
    ['a key without a server', { importerKey: 'key' }],
  ])('%s may still change, so nothing is shown yet', async (_, options) => {
    const session = createSession({ createWorker: () => null, ...options, onClose: 'nothing' as never });
    session.begin();
    await expect.poll(() => error).toHaveBeenCalled();
    expect([shown(session), error.mock.calls.length]).toEqual([null, 1]);
    session.destroy();
  });
});

it.each<[what: string, options: SessionOptions, reason: string]>([
  ['no columns', { columns: [] }, 'columns'],
  ['a key without a server', { columns: undefined as never, importerKey: 'key' }, 'backendUrl'],
])('an importer with %s fails when a file is opened', async (_, options, reason) => {
  const session = importSession(options);
  await session.actions.openFile(csvFile(TEXT));
  expect(error.mock.calls.map(String)).toEqual([expect.stringContaining('Give `')]);
  expect(session.store.getState()).toMatchObject({ step: 'upload', error: { params: { reason } } });
});

it('columns without a label have their id, and conditions in lists count for nothing', async () => {
  const rules = { validators: [false, { type: 'required' }, null], transformations: null, options: undefined };
  const session = importSession({ columns: [{ id: 'alpha', ...rules }] as unknown as Column[] });
  await openAt(session, 'Alpha,Beta\nx,1\n,2\n', 'review');
  expect(session.store.getState()).toMatchObject({
    columns: [{ id: 'alpha', label: 'alpha' }],
    review: { counts: { all: 2, invalid: 1 } },
  });
});

it('every type and rule is accepted with its parameters', () => {
  const values = { text: 'D', word: 'x', number: 1, function: () => null };
  const steps = (rules: object): unknown[] =>
    Object.entries(rules).map(([type, rule]: [string, (typeof validators)['min']]) => ({
      type,
      ...Object.fromEntries(Object.entries(rule.parameters).map(([name, { kind }]) => [name, values[kind]])),
    }));
  const more = { options: [''], pattern: 'x', validators: steps(validators), transformations: steps(transformers) };
  const columns = Object.keys(columnTypes).map((type) => ({ id: type, label: type, type, ...more }));
  expect(columnFaults([...columns, { id: 'n', label: 'N', validators: [{ type: 'min', value: '5' }] }])).toEqual([]);
});
