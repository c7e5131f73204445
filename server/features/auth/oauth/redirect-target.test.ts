import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Config } from '../../../config/config.js';
import { redirectTarget, withError } from './redirect-target.js';

const config = {
  publicUrl: 'https://rowgate.test/base',
  auth: { redirects: ['https://app.test', 'https://other.test/signed-in', '/ignored'] },
} as unknown as Config;

describe('redirectTarget', () => {
  it.each([
    ['/', '/'],
    ['/admin?tab=keys#top', '/admin?tab=keys#top'],
    ['/a/../b', '/b'],
    ['https://rowgate.test/admin', '/admin'],
    ['https://app.test', 'https://app.test/'],
    ['https://app.test/any?a=b', 'https://app.test/any?a=b'],
    ['https://other.test/signed-in/here', 'https://other.test/signed-in/here'],
    ['/%2F%2Fevil.test', '/%2F%2Fevil.test'],
  ])('allows %s', (text, target) => {
    expect(redirectTarget(config, text)).toBe(target);
  });

  it.each([
    '',
    'admin',
    '?a=b',
    'https:evil.test',
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/\t/evil.test',
    '/a/..//evil.test',
    '/.//evil.test',
    'https://evil.test',
    'https://app.test.evil.test',
    'https://app.test@evil.test',
    'https://ann@app.test/',
    'http://app.test/',
    'https://app.test:8443/',
    'https://other.test/',
    'https://other.test/signed-insecure',
    'https://other.test/signed-in/../x',
    'javascript:alert(1)',
    'data:text/html,x',
    ' https://app.test',
  ])('rejects %j', (text) => {
    expect(redirectTarget(config, text)).toBeUndefined();
  });

  it('never redirects to a host that is not listed', () => {
    const piece = fc.constantFrom('/', '\\', '.', '..', '@', ':', '?', '#', 'evil.test', 'https:', '\t', '%2f', 'a');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const target = redirectTarget(config, pieces.join(''));
        if (target !== undefined) {
          expect(['rowgate.test', 'app.test', 'other.test']).toContain(new URL(target, config.publicUrl).hostname);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe('withError', () => {
  it.each([
    ['/', '/?error=oauth_failed'],
    ['/a?b=c#d', '/a?b=c&error=oauth_failed#d'],
    ['https://app.test/a', 'https://app.test/a?error=oauth_failed'],
  ])('appends the error to %s', (target, expected) => {
    expect(withError(target, 'oauth_failed')).toBe(expected);
  });
});
