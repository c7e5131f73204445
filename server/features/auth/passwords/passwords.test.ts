import { describe, expect, it } from 'vitest';
import type { ApiError } from '../../../platform/http/errors.js';
import { createPasswords } from './passwords.js';

const cheap = { logCost: 4, blockSize: 8, parallelization: 1 };

describe('passwords', () => {
  it('verifies its own hashes, which contain settings and salt', async () => {
    const passwords = createPasswords();
    const hash = await passwords.hash('a long enough one');
    expect(hash).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(await passwords.check('a long enough one', hash)).toEqual({ matches: true, outdated: false });
    expect(await passwords.check('a long enough onE', hash)).toEqual({ matches: false, outdated: false });
    expect(await passwords.hash('a long enough one')).not.toBe(hash);
  });

  it('treats differently encoded but equivalent text as the same', async () => {
    const passwords = createPasswords({ settings: cheap });
    const hash = await passwords.hash('caf\u00e9 \ufb01ve');
    expect((await passwords.check('cafe\u0301 five', hash)).matches).toBe(true);
  });

  it('still verifies hashes with other settings, and marks them as outdated', async () => {
    const old = await createPasswords({ settings: { ...cheap, parallelization: 2 } }).hash('a long enough one');
    const passwords = createPasswords({ settings: cheap });
    expect(await passwords.check('a long enough one', old)).toEqual({ matches: true, outdated: true });
  });

  it.each([undefined, null, '', 'plain text', '$scrypt$ln=4,r=8,p=1$$'])(
    'nothing matches the hash %j',
    async (hash) => {
      expect(await createPasswords({ settings: cheap }).check('', hash)).toEqual({ matches: false, outdated: false });
    },
  );

  it('does the same work for a user without a hash', async () => {
    const passwords = createPasswords({ settings: cheap, concurrency: 1 });
    const order: string[] = [];
    await Promise.all([
      passwords.hash('a long enough one').then(() => order.push('hash')),
      passwords.check('a long enough one', undefined).then(() => order.push('check')),
      passwords.hash('a long enough one').then(() => order.push('hash')),
    ]);
    expect(order).toEqual(['hash', 'check', 'hash']);
  });

  it('rejects a request when two hundred are waiting, and serves the others', async () => {
    const passwords = createPasswords({ settings: cheap, concurrency: 1 });
    const outcomes = await Promise.allSettled(Array.from({ length: 210 }, () => passwords.hash('a long enough one')));
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(9);
    expect((refused[0]?.reason as ApiError | undefined)?.code).toBe('SERVICE_UNAVAILABLE');
    expect(await passwords.hash('a long enough one')).toContain('$scrypt$');
  });
});
