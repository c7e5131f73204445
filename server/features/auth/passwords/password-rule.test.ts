import { describe, expect, it } from 'vitest';
import { COMMON_PASSWORDS, passwordProblem, requireGoodPassword } from './password-rule.js';

const email = 'ann.lee@example.com';

describe('the rule for new passwords', () => {
  it.each([
    ['gravel-otter', 'letters only'],
    ['nq8Lw2xz', 'eight characters'],
    ['x'.repeat(5) + 'yz '.repeat(41), '128 characters'],
    ['x'.repeat(128), '128 characters, all the same'],
    ['日本語のパスワード', 'other scripts'],
    ['🦊🌵🎻🛶🧩🪐🧵🥁', 'eight characters of two units each'],
    ['    gravel    ', 'spaces'],
  ])('accepts %s (%s)', (password) => {
    expect(passwordProblem(password, email)).toBeUndefined();
    expect(() => requireGoodPassword(password, email)).not.toThrow();
  });

  it.each([
    ['', /8 to 128/],
    ['nq8Lw2x', /8 to 128/],
    ['yz '.repeat(43), /8 to 128/],
    ['🦊🌵🎻🛶', /8 to 128/],
    ['Ann.Lee@Example.com', /e-mail/],
    ['ann.lee@example.com ', /e-mail/],
    ['ANN.LEE@example.com', /e-mail/],
    ['Password123', /common/],
    ['ｐａｓｓｗｏｒｄ', /common/],
    ['qwertyuiop', /common/],
    ['aaaaaaaaaa', /common/],
    ['87654321', /common/],
  ])('rejects %j', (password, message) => {
    expect(passwordProblem(password, email)).toMatch(message);
    expect(() => requireGoodPassword(password, email)).toThrow(
      expect.objectContaining({ details: [{ field: 'password', message: expect.stringMatching(message) }] }),
    );
  });

  it('contains several hundred common passwords, all long enough to pass the length rule', () => {
    expect(COMMON_PASSWORDS.size).toBeGreaterThan(500);
    for (const password of COMMON_PASSWORDS) {
      expect([...password].length, password).toBeGreaterThanOrEqual(8);
      expect(password).toBe(password.normalize('NFKC').toLowerCase());
    }
  });
});
