/** A text as short as a key; the text itself on pages without HTTPS. */
export async function fingerprint(text: string): Promise<string> {
  if (!globalThis.crypto.subtle) return text;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
