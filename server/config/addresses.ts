import { z } from 'zod';

interface Address {
  readonly publicUrl?: string | undefined;
  readonly host?: string | undefined;
}

/** The address at which callers reach the server, without a trailing slash. */
export function publicUrlOf({ publicUrl, host, port }: Address & { readonly port: number }): string {
  return publicUrl === undefined ? `http://${nameOf(host)}:${port}` : publicUrl.replace(/\/+$/, '');
}

export const DEFAULT_ISSUER = 'rowgate';

/**
 * The issuer of our tokens: the public address without its port or, when none is set, the same value for every port.
 */
export function tokenIssuerOf({ publicUrl }: Pick<Address, 'publicUrl'>): string {
  return publicUrl === undefined ? DEFAULT_ISSUER : withoutPort(publicUrl.replace(/\/+$/, ''));
}

export function withoutPort(address: string): string {
  return address.replace(/^(\w+:\/\/(?:\[[^\]]*\]|[^/:]*)):\d+/, '$1');
}

/** A host as a browser on this machine writes it. `0.0.0.0` and `::` mean every address and cannot be visited. */
function nameOf(host: string | undefined): string {
  if (host === undefined || host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** An origin as browsers send it. A path, a trailing slash or a default port would never match. */
export const originSchema = z.string().refine(isOrigin, {
  message: 'Must be an origin such as https://app.example, without a path or a trailing slash.',
});

function isOrigin(value: string): boolean {
  if (value === '*') return true;
  if (!/^[a-z][a-z0-9+.-]*:\/\/[^/\s]+$/.test(value) || !URL.canParse(value)) return false;
  // For non-web schemes, URL reports no origin.
  const { origin } = new URL(value);
  return origin === value || origin === 'null';
}
