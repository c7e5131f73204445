import type { DraftStorage } from './draft-storage.js';

/** Bytes encrypted at once. */
const CHUNK = 4 << 20;
const IV_BYTES = 12;
const TAG_BYTES = 16;

export type Secret = Uint8Array<ArrayBuffer>;

export function newSecret(): Secret {
  return crypto.getRandomValues(new Uint8Array(32));
}

/** Encrypts what is kept: without the secret, the values cannot be read. */
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

async function seal(key: CryptoKey, value: Blob): Promise<Blob> {
  const parts: Blob[] = [];
  for (let start = 0; start < value.size; start += CHUNK) {
    const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
    const bytes = await value.slice(start, start + CHUNK).arrayBuffer();
    // As a blob, which browsers move out of memory.
    parts.push(new Blob([iv, await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes)]));
  }
  return new Blob(parts);
}

async function unseal(key: CryptoKey, sealed: Blob): Promise<Blob> {
  const parts: Blob[] = [];
  const size = IV_BYTES + CHUNK + TAG_BYTES;
  for (let start = 0; start < sealed.size; start += size) {
    const bytes = await sealed.slice(start, start + size).arrayBuffer();
    const iv = new Uint8Array(bytes, 0, IV_BYTES);
    const text = new Uint8Array(bytes, IV_BYTES);
    parts.push(new Blob([await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, text)]));
  }
  return new Blob(parts);
}
