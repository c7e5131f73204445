import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { FetchFailure } from './fetch-failure.js';

/** All addresses of a name. */
export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>;

export const resolveBySystem: Resolve = (hostname) => lookup(hostname, { all: true });

export type IsAllowed = (address: string) => boolean;

/**
 * Looks a name up for a connection that is being made, and lets it have the addresses only if every one is allowed. As
 * the connection goes to exactly these, a name that answers otherwise a moment later gains nothing.
 */
export function checkedLookup(resolve: Resolve, isAllowed: IsAllowed): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname).then(
      (found) => {
        const [first] = found;
        if (first === undefined) {
          done(new FetchFailure('CONNECTION_FAILED', `${hostname} has no address.`), '', 0);
        } else if (!found.every(({ address }) => isAllowed(address))) {
          done(refusal(hostname), '', 0);
        } else if (options.all === true) {
          done(null, [...found]);
        } else {
          done(null, first.address, first.family);
        }
      },
      (error: unknown) => {
        done(error as Error, '', 0);
      },
    );
  };
}

export function refusal(hostname: string): FetchFailure {
  return new FetchFailure('ADDRESS_REFUSED', `${hostname} is not an address on the public Internet.`);
}
