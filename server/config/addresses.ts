import { z } from 'zod';

interface Address {
  readonly publicUrl?: string | undefined;
  readonly host?: string | undefined;
}

/** Where callers reach the server, without a slash at the end. */
export function publicUrlOf({ publicUrl, host, port }: Address & { readonly port: number }): string {
  return publicUrl === undefined ? `http://${nameOf(host)}:${port}` : publicUrl.replace(/\/+$/, '');
}

export const DEFAULT_ISSUER = 'rowgate';

/** What tokens name as their issuer: the public address without its port, or, where none is set, the same on any port. */
export function tokenIssuerOf({ publicUrl }: Pick<Address, 'publicUrl'>): string {
  return publicUrl === undefined ? DEFAULT_ISSUER : withoutPort(publicUrl.replace(/\/+$/, ''));
}

export function withoutPort(address: string): string {
  return address.replace(/^(\w+:\/\/(?:\[[^\]]*\]|[^/:]*)):\d+/, '$1');
}

/** A host as a browser on this machine writes it; `0.0.0.0` and `::` are every address, and none to go to. */
function nameOf(host: string | undefined): string {
  if (host === undefined || host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** An origin as browsers send it; a path, a slash at the end or a default port would never be equal to that. */
export const originSchema = z.string().refine(isOrigin, {
  message: 'must be an origin such as https://app.example, without a path or a slash at the end',
});

function isOrigin(value: string): boolean {
  if (value === '*') return true;
  if (!/^[a-z][a-z0-9+.-]*:\/\/[^/\s]+$/.test(value) || !URL.canParse(value)) return false;
  // Of schemes that are not the web's, URL gives no origin.
  const { origin } = new URL(value);
  return origin === value || origin === 'null';
}
