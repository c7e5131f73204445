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

describe('the request for a filled-in key', () => {
  test('contains what is ticked', () => {
    expect(keyOfDraft(draft, models, now)).toEqual({
      name: 'Site',
      permissions: { models: { tags: ['read'] }, admin: false },
      expiresAt: null,
    });
  });

  test('names every model for an admin key, which has full access to models it does not name', () => {
    const { permissions } = keyOfDraft({ ...draft, admin: true }, models, now);
    expect(permissions.models).toEqual({ tags: ['read'], users: [] });
  });

  test('expires after the chosen days, or at the end of the last day', () => {
    expect(keyOfDraft({ ...draft, lifetime: 'month' }, models, now).expiresAt).toBe('2026-12-21T09:00:00.000Z');
    const until = keyOfDraft({ ...draft, lifetime: 'date', lastDay: '2026-11-30' }, models, now).expiresAt;
    expect(until).toBe(new Date(2026, 10, 30, 23, 59, 59, 999).toISOString());
  });

  test('has its own rate limit if one is given', () => {
    const limited = { ...draft, limited: true, requests: '50', windowMs: 60_000 };
    expect(keyOfDraft(limited, models, now).permissions.rateLimit).toEqual({ requests: 50, windowMs: 60_000 });
  });
});

describe('errors of a key that cannot be created', () => {
  const cases: readonly [string, Partial<KeyDraft>, readonly string[]][] = [
    ['nothing', {}, []],
    ['no name', { name: '  ' }, ['name']],
    ['no permission', { rights: { tags: [] } }, ['rights']],
    ['no permission except admin', { rights: {}, admin: true }, []],
    ['no date', { lifetime: 'date' }, ['lastDay']],
    ['a past date', { lifetime: 'date', lastDay: '2026-11-19' }, ['lastDay']],
    ['an unused date', { lifetime: 'quarter', lastDay: '2026-11-19' }, []],
    ['a fraction of a request', { limited: true, requests: '1.5' }, ['requests']],
    ['zero requests', { limited: true, requests: '0' }, ['requests']],
    ['an unused rate limit', { limited: false, requests: '' }, []],
  ];
  test.each(cases)('%s', (_name, change, fields) => {
    expect(Object.keys(problemsOf({ ...draft, ...change }, now))).toEqual(fields);
  });
});
