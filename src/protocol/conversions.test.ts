import { expect, it } from 'vitest';
import type { Column } from '../engine/index.js';
import { columnField, fieldColumn } from './conversions.js';
import { fieldSchema } from './field.js';

it('sends all of a column as a field, and makes the same column of it', () => {
  const column = {
    id: 'plan',
    label: 'Plan',
    type: 'select',
    options: ['Free', 'Team'],
    allowNewOptions: true,
    readOnly: true,
    pattern: '[a-z]+',
    country: 'DE',
    currency: 'EUR',
    validators: [{ type: 'required', message: 'Choose one' }],
    transformations: [{ type: 'trim' }],
    dateOrder: 'dmy',
    decimal: ',',
    description: 'What they pay',
    placeholder: 'Team',
    aliases: ['tier'],
  } as const satisfies Required<Omit<Column, 'validate'>>;
  const field = columnField(column);
  expect(field.read_only).toBe(true);
  expect(fieldColumn(fieldSchema.parse(JSON.parse(JSON.stringify(field))))).toEqual(column);
});
