import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { COLUMNS, page } from './app.js';
import { importIn, serve } from './browser.js';
import { installProject } from './project.js';

const PACKAGES = { vue: '3.5.45', '@vitejs/plugin-vue': '6.0.11', vite: '8.3.8' };

const APP = `<script setup>
import { ref } from 'vue';
import CsvImporter from './CsvImporter.vue';
const rows = ref('');
const config = { columns: ${COLUMNS} };
</script>
<template>
  <CsvImporter :config="config" open @complete="rows = JSON.stringify($event.rows)" @failed="rows = String($event)" />
  <output id="rows">{{ rows }}</output>
</template>
`;

const MAIN = `import { createApp } from 'vue';
import App from './App.vue';
createApp(App).mount('#app');
`;

/** The component of `examples/vue`, with the script-tag file of the package, imports a file. */
export async function vue(packed) {
  const files = {
    'index.html': page('<script type="module" src="./main.js"></script>'),
    'main.js': MAIN,
    'App.vue': APP,
  };
  for (const name of ['CsvImporter.vue', 'load-rowgate.ts']) {
    files[name] = await readFile(join('examples/vue/src', name), 'utf8');
  }
  const { folder, root } = await installProject(packed, { dependencies: PACKAGES, files });
  await cp(join(root, 'node_modules/rowgate/dist'), join(folder, 'public/rowgate'), { recursive: true });
  const of = (path) => import(pathToFileURL(join(root, 'node_modules', path)).href);
  const [vite, { default: plugin }] = await Promise.all([
    of('vite/dist/node/index.js'),
    of('@vitejs/plugin-vue/dist/index.mjs'),
  ]);
  await vite.build({ root: folder, configFile: false, logLevel: 'error', plugins: [plugin()] });
  const site = await serve(join(folder, 'dist'));
  try {
    await importIn(site.address);
  } finally {
    site.close();
  }
}
