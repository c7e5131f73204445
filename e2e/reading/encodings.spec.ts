import { openTable } from '../../src/engine/full.js';
import { loadDecoders } from '../../src/engine/source/text/text-decoders.js';
import { namesFiles } from '../../src/engine/testing/encoded-names.js';
import { expect, test } from '../support/test.js';

/** How a file is read, in Node or, sent as text, in the browser. */
type Reading = readonly [encoding: string, confidence: number, rows: readonly (readonly string[])[]];

for (const hasSigns of [false, true]) {
  for (const rows of [10, 40]) {
    test(`the browser reads ${rows} rows in each encoding as Node does, ${hasSigns ? 'with' : 'without'} signs`, async ({
      page,
    }) => {
      await loadDecoders();
      const files = namesFiles({ rows, hasSigns, seed: 2 });
      const expected = await Promise.all(
        files.map(async ({ bytes }): Promise<Reading> => {
          const { layout, confidence, head } = await openTable(new Blob([bytes]));
          return [layout.encoding, confidence.encoding, head];
        }),
      );
      await page.goto('/');
      const texts = files.map(({ bytes }) => Buffer.from(bytes).toString('latin1'));
      // A string is evaluated through the protocol, which the page's policy does not block.
      const found = await page.evaluate<Reading[]>(`(async () => {
        const { openTable } = await import('/dist/engine.js');
        const readings = [];
        for (const text of ${JSON.stringify(texts)}) {
          const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
          const { layout, confidence, head } = await openTable(new Blob([bytes]));
          readings.push([layout.encoding, confidence.encoding, head]);
        }
        return readings;
      })()`);
      expect(found.length).toBe(files.length);
      for (const [at, { name }] of files.entries()) expect(found[at], name).toEqual(expected[at]);
    });
  }
}
