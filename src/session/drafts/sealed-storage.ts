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

/**
 * Encrypts the stored values: without the secret, they cannot be read. `pause`: called between the chunks of a large
 * value that is saved.
 */
export function sealedStorage(
  storage: DraftStorage,
  secret: Secret,
  pause: () => Promise<void> = async () => undefined,
): DraftStorage {
  const key = crypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['encrypt', 'decrypt']);
  // Awaited by each call.
  key.catch(() => undefined);
  return {
    async load(name) {
      const sealed = await storage.load(name);
      return sealed && unseal(await key, sealed);
    },
    save: async (name, value) => storage.save(name, await seal(await key, value, pause)),
    remove: (name) => storage.remove(name),
  };
}

function seal(key: CryptoKey, value: Blob, pause: () => Promise<void>): Promise<Blob> {
  return inChunks(value, CHUNK, async (bytes, start) => {
    const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
    const sealed = new Blob([iv, await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes)]);
    if (start + CHUNK < value.size) await pause();
    return sealed;
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
  change: (bytes: Uint8Array<ArrayBuffer>, start: number) => Promise<Blob>,
): Promise<Blob> {
  const starts = Array.from({ length: Math.ceil(blob.size / size) }, (_, at) => at * size);
  const parts: Blob[] = [];
  const work = async (): Promise<void> => {
    for (let start = starts.shift(); start !== undefined; start = starts.shift()) {
      const bytes = new Uint8Array(await blob.slice(start, start + size).arrayBuffer());
      parts[start / size] = await change(bytes, start);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return new Blob(parts);
}
