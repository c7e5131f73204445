import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COLUMNS, page as anyPage } from './app.js';
import { importIn, serve } from './browser.js';

const START = `<output id="rows"></output><script>
  const importer = CSVImporter.createCSVImporter({
    columns: ${COLUMNS},
    onComplete: (result) => { document.getElementById('rows').textContent = JSON.stringify(result.rows); },
  });
</script>`;
const LOADER =
  '<script>var defined = {}; function define(name, needs, make) { defined[name] = make(); } define.amd = {};</script>';

/** A page that does not declare its encoding, like many. */
const page = (content) => anyPage(content).replace('<meta charset="utf-8" />', '');

/** A page without a build: with the script from its own origin, from another origin, and with an AMD loader. */
export async function scriptTag(packed) {
  const folder = await mkdtemp(join(tmpdir(), 'rowgate-page-'));
  await cp(join(packed.folder, 'dist'), join(folder, 'rowgate'), { recursive: true });
  const site = await serve(folder);
  const elsewhere = await serve(packed.folder);
  const script = (src) => `<script src="${src}"></script>`;
  await writeFile(join(folder, 'index.html'), page(script('/rowgate/rowgate.umd.js') + START));
  await writeFile(join(folder, 'far.html'), page(script(`${elsewhere.address}/dist/rowgate.umd.js`) + START));
  await writeFile(join(folder, 'loader.html'), page(LOADER + script('/rowgate/rowgate.umd.js') + START));
  const act = (tab) => tab.evaluate('importer.showModal()');
  try {
    await importIn(site.address, { act });
    await importIn(`${site.address}/far.html`, { act });
    await importIn(`${site.address}/loader.html`, {
      act: async (tab) => {
        if (!(await tab.evaluate('defined.rowgate === CSVImporter')))
          throw new Error('The AMD loader received no module.');
        await act(tab);
      },
    });
  } finally {
    site.close();
    elsewhere.close();
    await rm(folder, { recursive: true });
  }
}
