import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { APP, page } from './app.js';
import { importIn, serve } from './browser.js';
import { installProject } from './project.js';

const DEPENDENCIES = { react: '19.3.1', 'react-dom': '19.3.1', webpack: '5.112.2' };

/** Loads everything with `require` and gets the CommonJS files, which have no worker URL. */
const REQUIRED = APP.replace(/import \{(.*)\} from '(.*)';/g, (_all, names, from) => {
  return `const {${names.replace(' as ', ': ')}} = require('${from}');`;
});

const BUILD = `import webpack from 'webpack';
const shared = { mode: 'production', performance: { hints: false } };
const compiler = webpack([
  { ...shared, entry: './main.js', output: { path: import.meta.dirname + '/dist/modules', clean: true } },
  {
    ...shared,
    entry: './main.cjs',
    optimization: { minimize: false },
    output: { path: import.meta.dirname + '/dist/commonjs', clean: true },
    resolve: { byDependency: { commonjs: { conditionNames: ['require', 'browser', 'default'] } } },
  },
]);
compiler.run((error, stats) => {
  const problems = error ?? (stats.hasErrors() || stats.hasWarnings() ? stats.toString('errors-warnings') : null);
  if (problems) {
    console.error(problems);
    process.exit(1);
  }
});
`;

/** webpack 5 finds workers and lazy files, without a loader or configuration. */
export async function webpack5(packed) {
  const files = {
    'main.js': APP,
    'main.cjs': REQUIRED,
    'build.js': BUILD,
    'dist/modules.html': page('<script src="/modules/main.js"></script>'),
    'dist/commonjs.html': page('<script src="/commonjs/main.js"></script>'),
  };
  const { folder } = await installProject(packed, { dependencies: DEPENDENCIES, files });
  await promisify(execFile)(process.execPath, ['build.js'], { cwd: folder });
  if (readdirSync(join(folder, 'dist/modules')).length < 15) throw new Error('webpack created no lazy chunks.');
  const site = await serve(join(folder, 'dist'));
  try {
    await importIn(`${site.address}/modules.html`);
    await importIn(`${site.address}/commonjs.html`, { worker: false });
  } finally {
    site.close();
  }
}
