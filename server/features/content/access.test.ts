import { describe, expect, test } from 'vitest';
import type { Action, Principal } from '../../platform/http/principal.js';
import { mayAct, mayUseField, requireAct } from './access.js';
import { resolveModels } from './resolve-models.js';
import type { Model } from './models.js';
import { apiKey, SYSTEM, user } from './testing/content-fixture.js';

const models = resolveModels([
  { name: 'Plain', fields: { a: { type: 'text' } } },
  {
    name: 'Ruled',
    fields: { a: { type: 'text' } },
    access: { read: ['authenticated'], create: ['editor'], update: [], delete: ['super_admin'] },
  },
]);

function model(name: string): Model {
  const found = models.byName(name);
  if (found === undefined) throw new Error(`There is no model ${name}.`);
  return found;
}

const anonymous: Principal = { kind: 'anonymous', address: '::1' };

describe('access to records', () => {
  const cases: readonly (readonly [string, Principal, string, readonly Action[]])[] = [
    ['nobody', anonymous, 'Ruled', []],
    ['a viewer', user('viewer'), 'Ruled', ['read']],
    ['an editor', user('editor'), 'Ruled', ['read', 'create']],
    ['an admin whom the rule does not list', user('admin'), 'Ruled', ['read']],
    ['a super admin', user('super_admin'), 'Ruled', ['read', 'create', 'update', 'delete']],
    ['the server', SYSTEM, 'Ruled', ['read', 'create', 'update', 'delete']],
    ['an editor, without rules', user('editor'), 'Plain', []],
    ['an admin, without rules', user('admin'), 'Plain', ['read', 'create', 'update', 'delete']],
    ['a permission', user('viewer', { permissions: ['delete:ruleds'] }), 'Ruled', ['read', 'delete']],
    [
      'a permission for all actions',
      user('none', { permissions: ['*:plains'] }),
      'Plain',
      ['read', 'create', 'update', 'delete'],
    ],
    ['a permission for all models', user('none', { permissions: ['update:*'] }), 'Plain', ['update']],
    [
      'permissions for other models',
      user('none', { permissions: ['read:ruleds', 'read', ':', '', 'plains'] }),
      'Plain',
      [],
    ],
    ['a key with a permission', apiKey({ ruleds: ['update'] }), 'Ruled', ['update']],
    ['a key without a permission for the model', apiKey({ plains: ['read'] }), 'Ruled', []],
    ['an admin key with a permission for the model', apiKey({ ruleds: [] }, { admin: true }), 'Ruled', []],
    [
      'an admin key without a permission for the model',
      apiKey({}, { admin: true }),
      'Plain',
      ['read', 'create', 'update', 'delete'],
    ],
    ['a key and inherited object members', apiKey({}), 'Ruled', []],
  ];
  test.each(cases)('%s', (_, principal, name, allowed) => {
    const actions: readonly Action[] = ['read', 'create', 'update', 'delete'];
    expect(actions.filter((action) => mayAct(principal, model(name), action))).toEqual(allowed);
  });

  test('anonymous callers get 401, callers without access get 403', () => {
    expect(() => requireAct(anonymous, model('Plain'), 'read')).toThrow(expect.objectContaining({ status: 401 }));
    expect(() => requireAct(user('viewer'), model('Plain'), 'read')).toThrow(expect.objectContaining({ status: 403 }));
  });
});

test.each<readonly [string, Principal, readonly string[], boolean]>([
  ['a viewer', user('viewer'), ['admin'], false],
  ['an admin', user('admin'), ['admin'], true],
  ['a super admin', user('super_admin'), [], true],
  ['an admin key, which has no role', apiKey({}, { admin: true }), ['admin'], false],
  ['a key, when keys are listed', apiKey({}), ['api_key'], true],
  ['a viewer, when all signed-in users are listed', user('viewer'), ['authenticated'], true],
  ['an anonymous caller, even then', anonymous, ['authenticated'], false],
])('a field rule for %s', (_, principal, rule, allowed) => {
  expect(mayUseField(principal, { access: { read: rule } }, 'read')).toBe(allowed);
  expect(mayUseField(principal, { access: { read: rule } }, 'update')).toBe(true);
});
