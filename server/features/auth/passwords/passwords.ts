import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { ApiError } from '../../../platform/http/errors.js';

export interface PasswordSettings {
  /** Base-2 logarithm of scrypt's N: memory and time double with each step. */
  readonly logCost: number;
  readonly blockSize: number;
  readonly parallelization: number;
}

/** 33 MiB and about 160 ms for one password. */
export const PASSWORD_SETTINGS: PasswordSettings = { logCost: 15, blockSize: 8, parallelization: 3 };

export interface PasswordCheck {
  readonly matches: boolean;
  /** The hash was created with settings other than the current ones. */
  readonly outdated: boolean;
}

/** Hashes passwords, a few at a time: each takes a thread and 33 MiB. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long without a hash as with one, so that timing does not reveal which accounts have a password. */
  check(password: string, hash: string | null | undefined): Promise<PasswordCheck>;
}

export interface PasswordsOptions {
  readonly settings?: PasswordSettings;
  /** Number of parallel hashes. Default 2. */
  readonly concurrency?: number;
}

const SALT_BYTES = 16;
const HASH_BYTES = 32;
const MAX_WAITING = 200;
const HASH_PATTERN = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

export function createPasswords({ settings = PASSWORD_SETTINGS, concurrency = 2 }: PasswordsOptions = {}): Passwords {
  const turn = limitConcurrency(concurrency);
  const prefix = settingsText(settings);

  async function hash(password: string): Promise<string> {
    const salt = randomBytes(SALT_BYTES);
    const derived = await turn(() => derive({ password, salt, settings, length: HASH_BYTES }));
    return `${prefix}$${unpadded(salt)}$${unpadded(derived)}`;
  }

  async function check(password: string, stored: string | null | undefined): Promise<PasswordCheck> {
    const parts = stored ? HASH_PATTERN.exec(stored) : null;
    if (!stored || !parts) {
      await hash(password);
      return { matches: false, outdated: false };
    }
    const [, logCost, blockSize, parallelization, salt = '', digest = ''] = parts;
    const expected = Buffer.from(digest, 'base64');
    const used = {
      logCost: Number(logCost),
      blockSize: Number(blockSize),
      parallelization: Number(parallelization),
    };
    const derived = await turn(() =>
      derive({ password, salt: Buffer.from(salt, 'base64'), settings: used, length: expected.length }),
    );
    return { matches: timingSafeEqual(derived, expected), outdated: !stored.startsWith(`${prefix}$`) };
  }

  return { hash, check };
}

interface Derivation {
  readonly password: string;
  readonly salt: Buffer;
  readonly settings: PasswordSettings;
  readonly length: number;
}

function derive({ password, salt, settings, length }: Derivation): Promise<Buffer> {
  const { logCost, blockSize, parallelization } = settings;
  const cost = 2 ** logCost;
  // Node counts slightly more than the 128 bytes by cost and block size that the algorithm needs.
  const maxmem = 128 * blockSize * (cost + parallelization) + 2 ** 20;
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, length, { cost, blockSize, parallelization, maxmem }, (error, derived) => {
      if (error) {
        reject(error);
      } else {
        resolve(derived);
      }
    });
  });
}

function settingsText({ logCost, blockSize, parallelization }: PasswordSettings): string {
  return `$scrypt$ln=${logCost},r=${blockSize},p=${parallelization}`;
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

/** Runs at most `places` at a time, in order of arrival; rejects when too many are waiting. */
function limitConcurrency(places: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = places;
  return async (work) => {
    if (free > 0) {
      free--;
    } else if (waiting.length >= MAX_WAITING) {
      throw new ApiError('SERVICE_UNAVAILABLE', { retryAfter: 10 });
    } else {
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) {
        next();
      } else {
        free++;
      }
    }
  };
}
