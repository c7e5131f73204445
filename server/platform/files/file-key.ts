import { FileStoreError } from './file-store-error.js';

const SEGMENT = '[A-Za-z0-9_-][A-Za-z0-9._-]*';
const KEY = new RegExp(`^${SEGMENT}(?:/${SEGMENT})*$`);
const MOST = 512;

/** We generate all keys, so an invalid one is a bug; this check keeps paths inside the store. */
export function assertKey(key: string): void {
  if (key.length > MOST || !KEY.test(key)) {
    throw new FileStoreError('INVALID_KEY', `"${key.slice(0, 80)}" is not a valid file key.`);
  }
}
