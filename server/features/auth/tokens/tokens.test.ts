import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { publicUrlOf, tokenIssuerOf } from '../../../config/addresses.js';
import { readVariables } from '../../../config/read-variables.js';
import { signToken, verifyToken } from './tokens.js';

type Variables = Readonly<Record<string, string>>;

const SECRET = 's'.repeat(32);
const NOW = new Date('2026-01-01T00:00:00Z');
const LATER = new Date('2026-01-02T00:00:00Z');
const SUBJECT = 'b6a1a1a4-6a0b-4d6c-9a43-2f6c4b1f7f10';

function configOf(variables: Variables) {
  const environment = readVariables(variables);
  return { jwtSecret: SECRET, publicUrl: publicUrlOf(environment), tokenIssuer: tokenIssuerOf(environment) };
}

/** As earlier versions signed: the full address is issuer and audience. */
function oldToken(address: string): Promise<string> {
  return new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(SUBJECT)
    .setIssuedAt(NOW)
    .setExpirationTime(LATER)
    .setIssuer(address)
    .setAudience(address)
    .sign(new TextEncoder().encode(SECRET));
}

const verify = async (variables: Variables, token: string): Promise<boolean> =>
  (await verifyToken(configOf(variables), 'access', { token, now: NOW })) !== undefined;

describe('a token', () => {
  it.each<[Variables, Variables, boolean]>([
    [{ PORT: '3000' }, { PORT: '3000' }, true],
    [{ PORT: '3000' }, { PORT: '8080' }, true],
    [{ PORT: '3000' }, { PORT: '8080', HOST: '127.0.0.1' }, true],
    [{ HOST: '::1' }, { HOST: '::' }, true],
    [{ PUBLIC_URL: 'https://a.example:8443/base' }, { PUBLIC_URL: 'https://a.example:9443/base/' }, true],
    [{ PUBLIC_URL: 'https://a.example' }, { PUBLIC_URL: 'https://b.example' }, false],
    [{ PUBLIC_URL: 'https://a.example' }, {}, false],
  ])('signed with %j is valid with %j: %s', async (before, after, isGood) => {
    const content = { subject: SUBJECT, issuedAt: NOW, expiresAt: LATER };
    expect(await verify(after, await signToken(configOf(before), 'access', content))).toBe(isGood);
  });

  it.each<[string, Variables, boolean]>([
    ['http://localhost:3000', {}, true],
    ['http://localhost:3000', { PORT: '8080' }, true],
    ['http://127.0.0.1:3000', { HOST: '0.0.0.0' }, true],
    ['http://[::1]:3000', { PORT: '8080', HOST: '::1' }, true],
    ['https://a.example:8443', { PUBLIC_URL: 'https://a.example:8443' }, true],
    ['https://[2001:db8::1]:8443/x', { PUBLIC_URL: 'https://[2001:db8::1]/x' }, true],
    ['https://b.example', { PUBLIC_URL: 'https://a.example' }, false],
    ['https://a.example.evil.example', { PUBLIC_URL: 'https://a.example' }, false],
    ['https://a.example', {}, false],
  ])('of an earlier version, issued by %s, is valid with %j: %s', async (address, variables, isGood) => {
    expect(await verify(variables, await oldToken(address))).toBe(isGood);
  });

  it('contains no port', async () => {
    const all: readonly Variables[] = [{ PORT: '4711' }, { PUBLIC_URL: 'https://a.example:4711/x' }];
    for (const variables of all) {
      const content = { subject: SUBJECT, issuedAt: NOW, expiresAt: LATER };
      const token = await signToken(configOf(variables), 'access', content);
      expect(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).not.toContain('4711');
    }
  });
});
