import { describe, expect, it } from 'vitest';
import { toUtf8 } from './transcode.js';

describe('toUtf8', () => {
  it('returns the file itself if it is UTF-8', async () => {
    const blob = new Blob(['\ufeffa,b']);
    expect(await toUtf8(blob, 'utf-8')).toBe(blob);
  });

  it('converts other encodings', async () => {
    const blob = new Blob([Uint8Array.of(0x5a, 0x6f, 0xeb)]);
    expect(await (await toUtf8(blob, 'windows-1252')).text()).toBe('Zoë');
  });

  it('keeps characters whole that span two pieces', async () => {
    const text = `a${'日本'.repeat((1 << 19) + 3)}`;
    const bytes = new Uint8Array(text.length * 2);
    for (let at = 0; at < text.length; at += 1) {
      bytes[at * 2] = text.charCodeAt(at) & 255;
      bytes[at * 2 + 1] = text.charCodeAt(at) >> 8;
    }
    const shifted = new Blob([bytes]);
    expect((await (await toUtf8(shifted, 'utf-16le')).text()) === text).toBe(true);
  });
});
