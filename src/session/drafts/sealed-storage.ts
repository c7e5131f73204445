import type { DraftStorage } from './draft-storage.js';

/** Bytes encrypted at once. */
const CHUNK = 512 << 10;
const AT_ONCE = 4;
const IV_BYTES = 12;
const TAG_BYTES = 16;

export type Secret = Uint8Array<ArrayBuffer>;

export function newSecret(): Secret {
  return crypto.getRandomValues(new Uint8Array(32));
}

/** Encrypts the stored values: without the secret, they cannot be read. */
export function sealedStorage(storage: DraftStorage, secret: Secret): DraftStorage {
  const key = crypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['encrypt', 'decrypt']);
  // Awaited by each call.
  key.catch(() => undefined);
  return {
    async load(name) {
      const sealed = await storage.load(name);
      return sealed && unseal(await key, sealed);
    },
    save: async (name, value) => storage.save(name, await seal(await key, value)),
    remove: (name) => storage.remove(name),
  };
}

function seal(key: CryptoKey, value: Blob): Promise<Blob> {
  return inChunks(value, CHUNK, async (bytes) => {
    const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
    return new Blob([iv, await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes)]);
  });
}

function unseal(key: CryptoKey, sealed: Blob): Promise<Blob> {
  return inChunks(sealed, IV_BYTES + CHUNK + TAG_BYTES, async (bytes) => {
    const iv = bytes.slice(0, IV_BYTES);
    return new Blob([await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes.subarray(IV_BYTES))]);
  });
}

/** Changes a blob chunk by chunk, some at a time. The results are blobs, which browsers move out of memory. */
async function inChunks(
  blob: Blob,
  size: number,
  change: (bytes: Uint8Array<ArrayBuffer>) => Promise<Blob>,
): Promise<Blob> {
  const starts = Array.from({ length: Math.ceil(blob.size / size) }, (_, at) => at * size);
  const parts: Blob[] = [];
  const work = async (): Promise<void> => {
    for (let start = starts.shift(); start !== undefined; start = starts.shift()) {
      const bytes = new Uint8Array(await blob.slice(start, start + size).arrayBuffer());
      parts[start / size] = await change(bytes);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return new Blob(parts);
}
