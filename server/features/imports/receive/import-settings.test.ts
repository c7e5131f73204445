import { describe, expect, test } from 'vitest';
import type { Destination, Field, WirePlan } from '../../../../src/protocol/index.js';
import type { ImporterRow } from '../../importers/tables.js';
import type { ImportSettings } from '../tables.js';
import { importSettings } from './import-settings.js';

const field = (name: string): Field => ({ name, type: 'string' });
const NONE: Destination = { type: 'none' };
const model = (more: object = {}): Destination =>
  ({ type: 'model', model: 'people', mode: 'insert', ...more }) as never;

function settings(importer: Partial<ImporterRow>, plan: WirePlan = {}): ImportSettings {
  const whole = {
    fields: [field('name')],
    date_order: 'ask',
    decimal: ',',
    destination: NONE,
    include_unmatched_columns: false,
    disable_on_invalid_rows: false,
    filter_invalid_rows: false,
    ...importer,
  } as ImporterRow;
  return importSettings(whole, { mapping: { Name: 'name' }, plan, user: null, metadata: null, dryRun: false });
}

const detailsOf = (run: () => unknown): unknown => {
  try {
    return run();
  } catch (error) {
    return (error as { details: unknown }).details;
  }
};

test('are those of the importer and of the request', () => {
  expect(settings({}, { language: 'de' })).toEqual({
    fields: [field('name')],
    plan: { language: 'de' },
    mapping: { Name: 'name' },
    row_handling: 'include',
    include_unmatched_columns: false,
    date_order: 'ask',
    decimal: ',',
    destination: NONE,
  });
});

test.each([
  ['nothing', false, false, [undefined, 'include', 'exclude', 'block'], ['include', 'include', 'exclude', 'block']],
  ['filters', false, true, [undefined, 'include', 'exclude', 'block'], ['exclude', 'exclude', 'exclude', 'block']],
  ['blocks', true, false, [undefined, 'include', 'exclude', 'block'], ['block', 'block', 'block', 'block']],
  ['blocks and filters', true, true, [undefined, 'exclude'], ['block', 'block']],
] as const)('a plan can only be stricter than an importer that %s', (_, blocks, filters, planned, expected) => {
  const importer = { disable_on_invalid_rows: blocks, filter_invalid_rows: filters };
  expect(planned.map((row_handling) => settings(importer, { row_handling }).row_handling)).toEqual(expected);
});

describe('columns without a field', () => {
  test.each<[what: string, importer: Partial<ImporterRow>, expected: boolean]>([
    ['are not included', {}, false],
    ['are included', { include_unmatched_columns: true }, true],
    ['are not included without a field for them', { destination: model() }, false],
    ['are included if a field is named for them', { destination: model({ unmatchedTo: 'rest' }) }, true],
    ['are not included because of another field', { destination: model({ dynamicTo: 'more' }) }, false],
  ])('%s', (_, importer, expected) => {
    expect(settings(importer).include_unmatched_columns).toBe(expected);
  });

  test('must be stored', () => {
    const importer = { include_unmatched_columns: true, destination: model() };
    expect(detailsOf(() => settings(importer))).toMatchObject([{ field: 'destination.unmatchedTo' }]);
  });
});

describe('dynamic fields', () => {
  const plan: WirePlan = { dynamic_fields: [field('size'), field('color')] };

  test('are accepted if their values can be stored', () => {
    expect(settings({}, plan).plan).toEqual(plan);
    expect(settings({ destination: model({ dynamicTo: 'more' }) }, plan).plan).toEqual(plan);
    expect(settings({ destination: model() }, { dynamic_fields: [] }).plan).toEqual({ dynamic_fields: [] });
  });

  test('are refused if a model has no field for their values', () => {
    expect(detailsOf(() => settings({ destination: model() }, plan))).toEqual([
      {
        field: 'plan.dynamic_fields',
        message: 'Cannot be stored: the importer names no json field of "people" for them (dynamicTo).',
      },
    ]);
  });

  test.each([
    ['a field of the importer', [field('size'), field('name')]],
    ['each other', [field('size'), field('size')]],
  ])('may not have the name of %s', (_, dynamic_fields) => {
    expect(detailsOf(() => settings({}, { dynamic_fields }))).toEqual([
      { field: 'plan.dynamic_fields.1.name', message: 'Is the name of another field.' },
    ]);
  });
});

test('a plan that names a column that is not a field is refused', () => {
  const planOf = (column: string): WirePlan => ({
    dynamic_fields: [field('size')],
    operations: [{ type: 'set-cell', row: 0, column, value: 'x' }],
  });
  expect(settings({}, planOf('name')).plan).toEqual(planOf('name'));
  expect(settings({}, planOf('size')).plan).toEqual(planOf('size'));
  expect(detailsOf(() => settings({}, planOf('years')))).toEqual([
    { field: 'plan.operations.0.column', message: 'Names "years", which is not a field of the importer.' },
  ]);
});
