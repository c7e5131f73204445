import { expect, test } from 'vitest';
import type { Column } from '../../engine/index.js';
import { columnTypes } from '../../engine/rules/index.js';
import en from '../../i18n/locales/en.json' with { type: 'json' };
import { columnKind } from './column-kind.js';

const kindOf = (type?: string): string => columnKind({ id: 'a', label: 'A', type } as Column);

test('every type has a kind with a name', () => {
  const kinds = [undefined, ...Object.keys(columnTypes)].map(kindOf);
  expect(new Set(kinds)).toEqual(new Set(Object.keys(en.kind)));
  expect([kindOf('email'), kindOf('custom_regex')]).toEqual(['email', 'text']);
});

test.each(['emial', 'toString'])('the unknown type %s is shown as text', (type) => {
  expect(kindOf(type)).toBe('text');
});
