import { randomBytes } from 'node:crypto';

const MOST = 255;

/** 128 random bits, so that a name cannot be guessed. */
export function storedName(extension: string): string {
  return `${randomBytes(16).toString('hex')}.${extension}`;
}

/** A name that `storedName` can have generated. */
export const STORED_NAME = /^[0-9a-f]{32}\.[a-z0-9]{1,16}$/;

/** The last part of the name the sender gave: for display, never used as a path. */
export function originalName(given: string): string {
  const name = given
    // Browsers escape quotation marks and line breaks like this (HTML, "escape a multipart form data name").
    .replace(/%22|%0D|%0A/g, (code) => (code === '%22' ? '"' : ''))
    .replace(/^.*[/\\]/s, '')
    .normalize('NFC')
    // Control characters, and those that reverse the text direction so that "gpj.exe" looks like "exe.jpg".
    .replace(/[\p{Cc}\p{Surrogate}\u202a-\u202e\u2066-\u2069\u200e\u200f]/gu, '')
    .trim();
  if (name.length <= MOST) return name;
  const ending = /\.[^.]{1,16}$/.exec(name)?.[0] ?? '';
  // Surrogate pairs are not split.
  return name.slice(0, MOST - ending.length).replace(/[\ud800-\udbff]$/, '') + ending;
}

export function extensionOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}
