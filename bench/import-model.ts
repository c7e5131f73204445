import type { ModelDefinition } from '../server/features/content/model.js';
import type { Field } from '../src/protocol/index.js';

const PLANS = ['free', 'starter', 'pro', 'enterprise'];

/** A model for the ten columns of the benchmark file. */
export const IMPORT_MODEL: ModelDefinition = {
  name: 'Customer',
  fields: {
    number: { type: 'number', integer: true, required: true },
    name: { type: 'text', required: true, maxLength: 200 },
    email: { type: 'email', required: true },
    amount: { type: 'number' },
    joined: { type: 'date' },
    plan: { type: 'select', options: PLANS },
    phone: { type: 'text', maxLength: 50 },
    note: { type: 'textarea' },
    active: { type: 'boolean', default: false, required: true },
    code: { type: 'text', maxLength: 50 },
  },
};

export const IMPORT_FIELDS: readonly Field[] = [
  { name: 'number', type: 'number', validators: [{ type: 'required' }] },
  { name: 'name', type: 'text', validators: [{ type: 'required' }], transformations: [{ type: 'trim' }] },
  { name: 'email', type: 'email', validators: [{ type: 'required' }] },
  { name: 'amount', type: 'number' },
  { name: 'joined', type: 'date' },
  { name: 'plan', type: 'select', options: PLANS },
  { name: 'phone', type: 'text' },
  { name: 'note', type: 'text' },
  { name: 'active', type: 'boolean' },
  { name: 'code', type: 'text', validators: [{ type: 'max_length', value: 50 }] },
];

/** Maps the header of the file to fields. */
export const IMPORT_MAPPING: Readonly<Record<string, string>> = Object.fromEntries(
  ['id', 'name', 'email', 'amount', 'joined', 'plan', 'phone', 'note', 'active', 'code'].map((header, index) => [
    header,
    IMPORT_FIELDS[index]!.name,
  ]),
);
