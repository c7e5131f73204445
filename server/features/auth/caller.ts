import type { Principal } from './principal.js';

/** The network address a call came from; the server's own calls have none. */
export function addressOf(principal: Principal): string {
  return principal.kind === 'system' ? 'system' : principal.address;
}
