import { describe, expect, test } from 'vitest';
import type { Model } from '../../api/answers.js';
import { EMPTY_DRAFT, keyOfDraft, problemsOf } from './key-draft.js';
import type { KeyDraft } from './key-draft.js';

const now = new Date('2026-11-21T09:00:00.000Z');
const models = ['tags', 'users'].map((path): Model => ({
  name: path,
  path,
  createdBy: 'api',
  readable: true,
  fields: [],
}));
const draft: KeyDraft = { ...EMPTY_DRAFT, name: ' Site ', rights: { tags: ['read'], users: [] } };

describe('what is sent of a filled-in key', () => {
  test('is what is ticked', () => {
    expect(keyOfDraft(draft, models, now)).toEqual({
      name: 'Site',
      permissions: { models: { tags: ['read'] }, admin: false },
      expiresAt: null,
    });
  });

  test('names every model for an admin key, which has any right to what it does not name', () => {
    const { permissions } = keyOfDraft({ ...draft, admin: true }, models, now);
    expect(permissions.models).toEqual({ tags: ['read'], users: [] });
  });

  test('ends after the days chosen, or with the last day', () => {
    expect(keyOfDraft({ ...draft, lifetime: 'month' }, models, now).expiresAt).toBe('2026-12-21T09:00:00.000Z');
    const until = keyOfDraft({ ...draft, lifetime: 'date', lastDay: '2026-11-30' }, models, now).expiresAt;
    expect(until).toBe(new Date(2026, 10, 30, 23, 59, 59, 999).toISOString());
  });

  test('has a rate of its own when one is wanted', () => {
    const limited = { ...draft, limited: true, requests: '50', windowMs: 60_000 };
    expect(keyOfDraft(limited, models, now).permissions.rateLimit).toEqual({ requests: 50, windowMs: 60_000 });
  });
});

describe('what keeps a key from being made', () => {
  const cases: readonly [string, Partial<KeyDraft>, readonly string[]][] = [
    ['nothing', {}, []],
    ['no name', { name: '  ' }, ['name']],
    ['no right', { rights: { tags: [] } }, ['rights']],
    ['no right, but admin', { rights: {}, admin: true }, []],
    ['no day', { lifetime: 'date' }, ['lastDay']],
    ['a day gone by', { lifetime: 'date', lastDay: '2026-11-19' }, ['lastDay']],
    ['a day that is not used', { lifetime: 'quarter', lastDay: '2026-11-19' }, []],
    ['a part of a request', { limited: true, requests: '1.5' }, ['requests']],
    ['no request', { limited: true, requests: '0' }, ['requests']],
    ['a rate that is not used', { limited: false, requests: '' }, []],
  ];
  test.each(cases)('%s', (_name, change, fields) => {
    expect(Object.keys(problemsOf({ ...draft, ...change }, now))).toEqual(fields);
  });
});
