import { mkdir, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';

const SENTENCE = 'rowgate/server is in the package rowgate-server. Run: npm install rowgate-server';

/** The server's entries in the component's package: webhooks, which are self-contained, and a forward to the rest. */
export async function buildForwards() {
  await mkdir('dist/cjs', { recursive: true });
  await Promise.all([buildWebhooks('esm', 'dist/webhooks.js'), buildWebhooks('cjs', 'dist/cjs/webhooks.js')]);
  await writeFile('dist/cjs/server.js', forward);
  await writeFile('dist/server.js', await reexport());
  for (const folder of ['dist', 'dist/cjs']) {
    await writeFile(`${folder}/server.d.ts`, "export * from 'rowgate-server';\n");
  }
}

/** Receiving webhooks needs only Node, not the server. */
function buildWebhooks(format, outfile) {
  return build({
    entryPoints: ['server/features/webhooks/index.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format,
    logLevel: 'warning',
  });
}

/** A `require` can fail with a message of ours; an import of a missing package cannot. */
const forward = `'use strict';
try {
  module.exports = require('rowgate-server');
} catch (error) {
  const isAbsent = error.code === 'MODULE_NOT_FOUND' && error.message.includes("'rowgate-server'");
  throw isAbsent ? new Error(${JSON.stringify(SENTENCE)}, { cause: error }) : error;
}
`;

async function reexport() {
  const { metafile } = await build({
    entryPoints: ['dist/server/index.js'],
    format: 'esm',
    write: false,
    outdir: 'dist/server',
    metafile: true,
  });
  const [{ exports }] = Object.values(metafile.outputs);
  return `import server from './cjs/server.js';\nexport const { ${exports.join(', ')} } = server;\n`;
}
