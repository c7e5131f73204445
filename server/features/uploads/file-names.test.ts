import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STORED_NAME, extensionOf, originalName, storedName } from './file-names.js';

describe('file names', () => {
  it.each([
    ['photo.jpg', 'photo.jpg'],
    ['C:\\Users\\ann\\photo.jpg', 'photo.jpg'],
    ['../../etc/passwd', 'passwd'],
    ['a\u0000b\r\n.txt', 'ab.txt'],
    ['re\u202egpj.exe', 'regpj.exe'],
    ['e\u0301te\u0301.csv', 'été.csv'],
    ['dir/', ''],
  ])('%j is shown as %j', (given, shown) => {
    expect(originalName(given)).toBe(shown);
  });

  it('are cut to 255 characters, keeping the extension and whole characters', () => {
    expect(originalName(`${'x'.repeat(300)}.jpeg`)).toBe(`${'x'.repeat(250)}.jpeg`);
    const cut = originalName(`${'x'.repeat(250)}😀😀😀.txt`);
    expect(cut).toBe(`${'x'.repeat(250)}.txt`);
  });

  it('never contain a path or a control character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (given) => {
        const name = originalName(given);
        expect(name).not.toMatch(/[/\\\p{Cc}\p{Surrogate}]/u);
        expect(name.length).toBeLessThanOrEqual(255);
      }),
    );
  });

  it('are stored under a random name', () => {
    const names = Array.from({ length: 50 }, () => storedName('png'));
    expect(new Set(names).size).toBe(50);
    for (const name of names) expect(name).toMatch(STORED_NAME);
  });

  it.each([
    ['a.PNG', 'png'],
    ['archive.tar.gz', 'gz'],
    ['none', ''],
    ['dot.', ''],
  ])('%j has the extension %j', (name, extension) => {
    expect(extensionOf(name)).toBe(extension);
  });
});
