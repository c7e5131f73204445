import { expect, it } from 'vitest';
import type { Field } from './model.js';
import { resolveModels } from './models.js';

const resolved = (field: Field) => resolveModels([{ name: 'User', fields: { added: field } }]);

it.each<Field>([
  { type: 'text' },
  { type: 'text', required: true, default: 'free' },
  { type: 'slug', from: 'name', required: true },
])('a deployment may add %j to the model of people', (field) => {
  expect(resolved(field).byName('User')?.fields.has('added')).toBe(true);
});

it.each<Field>([
  { type: 'text', required: true },
  { type: 'slug', required: true },
  { type: 'relation', to: 'Tag', required: true },
])('but not %j, which signing up does not give', (field) => {
  expect(() => resolved(field)).toThrow('Field "added" of "User" is required without a default');
});
