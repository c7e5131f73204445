import { expect, test } from 'vitest';
import { fileSizeText } from './file-size.js';

test.each([
  [1, 'en', '1 byte'],
  [0, 'en', '0 bytes'],
  [1023, 'en', '1,023 bytes'],
  [1024, 'en', '1 kB'],
  [1.5 * 1024 ** 2, 'en', '1.5 MB'],
  [1.5 * 1024 ** 2, 'de', '1,5 MB'],
  [1.5 * 1024 ** 2, 'fr', '1,5 Mo'],
  [2 * 1024 ** 3, 'en', '2 GB'],
  [5000 * 1024 ** 3, 'en', '5,000 GB'],
])('%d bytes in %s are %s', (bytes, language, text) => {
  expect(fileSizeText(bytes, language).replaceAll(/\s/g, ' ')).toBe(text);
});
