import { readFileSync, writeFileSync } from 'node:fs';
import { decoderDigests } from '../../src/engine/testing/decoder-digests.js';
import { expect, test } from '../support/test.js';

const FILE = 'src/engine/testing/decoder-digests.json';

/**
 * `src/engine/source/text/text-decoders.test.ts` compares the same digests with Node. `WRITE_DIGESTS=1` writes new
 * ones.
 */
test('the browser decodes every byte and byte pair as in the tables', async ({ page }) => {
  await page.goto('/');
  // A string is evaluated through the protocol, which the page's policy does not block.
  const digests = await page.evaluate<Record<string, string>>(`(async () => {
    const { createDecoder, loadDecoders } = await import('/dist/engine.js');
    await loadDecoders();
    return (${decoderDigests.toString()})((label, bytes) => createDecoder(label).decode(bytes));
  })()`);
  if (process.env['WRITE_DIGESTS']) writeFileSync(FILE, `${JSON.stringify(digests, null, 2)}\n`);
  const expected = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string>;
  expect(Object.keys(digests).filter((name) => digests[name] !== expected[name])).toEqual([]);
  expect(Object.keys(digests)).toEqual(Object.keys(expected));
});
