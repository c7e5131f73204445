import { FileStoreError } from './file-store-error.js';

const SEGMENT = '[A-Za-z0-9_-][A-Za-z0-9._-]*';
const KEY = new RegExp(`^${SEGMENT}(?:/${SEGMENT})*$`);
const MOST = 512;

/** Keys are made by us, so a bad one is a fault and never a path outside of the store. */
export function assertKey(key: string): void {
  if (key.length > MOST || !KEY.test(key)) {
    throw new FileStoreError('INVALID_KEY', `"${key.slice(0, 80)}" cannot be the key of a file.`);
  }
}
