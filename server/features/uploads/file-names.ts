import { randomBytes } from 'node:crypto';

const MOST = 255;

/** 128 random bits, so that a name cannot be guessed. */
export function storedName(extension: string): string {
  return `${randomBytes(16).toString('hex')}.${extension}`;
}

/** A name that `storedName` can have made. */
export const STORED_NAME = /^[0-9a-f]{32}\.[a-z0-9]{1,16}$/;

/** The last part of what the sender called the file: to be shown, never to be a path. */
export function originalName(given: string): string {
  const name = given
    // Browsers write a quotation mark or a line break so (HTML, "escape a multipart form data name").
    .replace(/%22|%0D|%0A/g, (code) => (code === '%22' ? '"' : ''))
    .replace(/^.*[/\\]/s, '')
    .normalize('NFC')
    // Control characters, and those that reverse the reading so that "gpj.exe" looks like "exe.jpg".
    .replace(/[\p{Cc}\p{Surrogate}\u202a-\u202e\u2066-\u2069\u200e\u200f]/gu, '')
    .trim();
  if (name.length <= MOST) return name;
  const ending = /\.[^.]{1,16}$/.exec(name)?.[0] ?? '';
  // Letters beyond 16 bits are not cut in two.
  return name.slice(0, MOST - ending.length).replace(/[\ud800-\udbff]$/, '') + ending;
}

export function extensionOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}
