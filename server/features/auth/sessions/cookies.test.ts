import { expect, it } from 'vitest';
import { cookieHeader, readCookie } from './cookies.js';

it.each([
  ['session=a.b-c_d', 'a.b-c_d'],
  ['a=b; session=x; c=d', 'x'],
  ['a=b;session=x', 'x'],
  ['session=x; session=y', 'x'],
  ['session=a=b', 'a=b'],
  ['session=', ''],
  ['xsession=a', undefined],
  ['session', undefined],
  ['', undefined],
  [undefined, undefined],
])('reads %j as %j', (header, value) => {
  expect(readCookie(header, 'session')).toBe(value);
});

it('writes the given options', () => {
  const options = { path: '/p', maxAge: 5, secure: true, httpOnly: false, sameSite: 'none' } as const;
  expect(cookieHeader('a', 'b', options)).toBe('a=b; Path=/p; Max-Age=5; SameSite=None; Secure');
  expect(cookieHeader('a', 'b', { ...options, secure: false, httpOnly: true, sameSite: 'lax' })).toBe(
    'a=b; Path=/p; Max-Age=5; SameSite=Lax; HttpOnly',
  );
});
