import { expect, it } from 'vitest';
import { narrowChoices } from './ListEditor.js';

const choices = ['Paris', 'São Paulo', 'Pau', 'Berlin'].map((value) => ({ value, label: value }));

it('lists matching prefixes first and ignores case and accents', () => {
  expect(narrowChoices(choices, 'PA').map(({ value }) => value)).toEqual(['Paris', 'Pau', 'São Paulo']);
  expect(narrowChoices(choices, 'sao').map(({ value }) => value)).toEqual(['São Paulo']);
  expect(narrowChoices(choices, ' ')).toHaveLength(4);
  expect(narrowChoices(choices, 'x')).toEqual([]);
});
