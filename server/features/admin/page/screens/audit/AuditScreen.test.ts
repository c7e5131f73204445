import { expect, test } from 'vitest';
import { auditLabel, valueText } from './AuditScreen.js';

test.each([
  ['user.update', 'User changed'],
  ['api_key.revoke', 'API key revoked'],
  ['later.action', 'later.action'],
  ['constructor', 'constructor'],
])('the action %s is shown as "%s"', (action, words) => {
  expect(auditLabel(action)).toBe(words);
});

test.each([
  ['editor', 'editor'],
  [null, 'none'],
  [[], 'none'],
  [['read:tags', '*:contacts'], 'read:tags, *:contacts'],
  [false, 'false'],
  [{ admin: true }, '{"admin":true}'],
])('the value %j is shown as "%s"', (value, text) => {
  expect(valueText(value)).toBe(text);
});
