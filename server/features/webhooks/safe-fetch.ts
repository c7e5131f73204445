import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import ipaddr from 'ipaddr.js';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';

export interface SafePost {
  readonly url: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  /** `public` for addresses that users enter; `any` for those of the operator. */
  readonly addresses: 'public' | 'any';
  /** Milliseconds for everything, including reading the response. */
  readonly timeout: number;
  readonly signal?: AbortSignal | undefined;
}

export interface SafeResponse {
  readonly status: number;
  readonly retryAfter: string | undefined;
  /** At most 64 KiB of the response body. */
  readonly body: string;
}

export interface SafeFetchOptions {
  readonly resolve?: Resolve;
  /** Which addresses count as `public`. */
  readonly isPublic?: IsAllowed;
}

const MAX_RESPONSE_BYTES = 64 * 1024;
const REQUESTERS = { 'http:': requestHttp, 'https:': requestHttps } as const;

const isKnown = (protocol: string): protocol is keyof typeof REQUESTERS => Object.hasOwn(REQUESTERS, protocol);

/**
 * Posts to an untrusted address: http and https only, the IP address checked when connecting, redirects not followed,
 * response size and time limited. Rejects with a FetchFailure when there is no response.
 */
export async function safePost(
  post: SafePost,
  { resolve = resolveBySystem, isPublic = isPublicAddress }: SafeFetchOptions = {},
): Promise<SafeResponse> {
  const url = URL.canParse(post.url) ? new URL(post.url) : undefined;
  if (url === undefined || !isKnown(url.protocol)) {
    throw new FetchFailure('INVALID_URL', 'The address must start with http:// or https://.');
  }
  const isAllowed: IsAllowed = post.addresses === 'any' ? () => true : isPublic;
  // A literal IP address is never looked up.
  const hostname = url.hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(hostname) !== 0 && !isAllowed(hostname)) throw refusal(hostname);

  const deadline = AbortSignal.timeout(post.timeout);
  const signal = AbortSignal.any([deadline, ...(post.signal === undefined ? [] : [post.signal])]);
  const send = REQUESTERS[url.protocol];
  try {
    const answer = await new Promise<IncomingMessage>((answered, failed) => {
      const headers = { ...post.headers, 'content-length': Buffer.byteLength(post.body) };
      const lookup = checkedLookup(resolve, isAllowed);
      const outgoing = send(url, { method: 'POST', headers, lookup, signal, agent: false }, answered);
      outgoing.on('error', failed);
      outgoing.end(post.body);
    });
    const body = await readStart(answer);
    const retryAfter = answer.headers['retry-after'];
    return { status: answer.statusCode ?? 0, retryAfter, body };
  } catch (error) {
    post.signal?.throwIfAborted();
    if (error instanceof FetchFailure) throw error;
    if (deadline.aborted) {
      throw new FetchFailure('TIMEOUT', `There was no complete response within ${post.timeout / 1000} s.`, {
        cause: error,
      });
    }
    throw new FetchFailure('CONNECTION_FAILED', describe(error), { cause: error });
  }
}

/** Reads the first bytes of a response and discards the rest. */
async function readStart(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  // Leaving the loop destroys the response and closes its connection.
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= MAX_RESPONSE_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, MAX_RESPONSE_BYTES).toString('utf8');
}

function describe(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return `The connection failed: ${code ?? message}.`;
}

/** Resolves all addresses of a host name. */
type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>;

const resolveBySystem: Resolve = (hostname) => lookup(hostname, { all: true });

type IsAllowed = (address: string) => boolean;

/**
 * Resolves a host name while connecting, and returns the addresses only if every one is allowed. The connection uses
 * exactly these, so DNS rebinding has no effect.
 */
function checkedLookup(resolve: Resolve, isAllowed: IsAllowed): LookupFunction {
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

function refusal(hostname: string): FetchFailure {
  return new FetchFailure('ADDRESS_REFUSED', `${hostname} is not an address on the public Internet.`);
}

/** Globally routed IPv6; excludes `::127.0.0.1` and similar addresses. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an IP address is on the public Internet: not loopback, not a private network, not a tunnel into one. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  // Converts IPv4 inside IPv6, `::ffff:127.0.0.1`, to IPv4.
  const address = ipaddr.process(text);
  return address.range() === 'unicast' && (address instanceof ipaddr.IPv4 || address.match(GLOBAL_IPV6));
}

type FetchFailureCode = 'INVALID_URL' | 'ADDRESS_REFUSED' | 'TIMEOUT' | 'CONNECTION_FAILED';

/** A request without a response. The message may be shown to the user who entered the address. */
export class FetchFailure extends Error {
  override readonly name = 'FetchFailure';

  constructor(
    readonly code: FetchFailureCode,
    message: string,
    options?: { readonly cause?: unknown },
  ) {
    super(message, options);
  }
}
