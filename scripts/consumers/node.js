import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createProject } from './project.js';

const CHECK = `const html = renderToString(createElement(CSVImporter, { columns: [{ id: 'a', label: 'A' }], isModal: false }));
if (!html.includes('data-step="upload"')) throw new Error('The importer was not rendered on the server.');
function Screen() {
  return useImporter({ columns: [{ id: 'a', label: 'A' }] }).getState().step;
}
if (renderToString(createElement(Screen)) !== 'upload') throw new Error('The headless importer has no step.');
if (verifyWebhook('{}', 'secret')) throw new Error('A body without a signature was accepted.');
openTable(new Blob(['a,b\\n1,2\\n'])).then((table) => {
  if (table.columns.length !== 2) throw new Error('The engine read no table.');
});
`;

const IMPORTS = [
  ['{ renderToString }', 'react-dom/server'],
  ['{ createElement }', 'react'],
  ['{ CSVImporter }', 'rowgate'],
  ['{ openTable }', 'rowgate/engine'],
  ['{ useImporter }', 'rowgate/headless'],
  ['{ verifyWebhook }', 'rowgate/webhooks'],
];

const FILES = {
  'importer.json': JSON.stringify({ name: 'People', fields: [{ name: 'age', type: 'number' }] }),
  'old.csv': Buffer.from('name,age\nBö,2\nJo,old\n', 'latin1'),
  'modules.mjs': `${IMPORTS.map(([names, from]) => `import ${names} from '${from}';\n`).join('')}${CHECK}`,
  'required.cjs': `${IMPORTS.map(([names, from]) => `const ${names} = require('${from}');\n`).join('')}${CHECK}`,
};

/**
 * Node imports and requires the package, uses it to render and to read files, and runs its command. `require` gets real
 * CommonJS, which also works where ES modules cannot be required.
 */
export async function node(packed) {
  const links = ['react', 'react-dom', 'scheduler'];
  const project = await createProject(packed, { links, files: FILES });
  try {
    const run = (folder, name, ...flags) =>
      execFileSync(process.execPath, [...flags, join(folder, name)], { stdio: 'inherit' });
    run(project.folder, 'modules.mjs');
    run(project.folder, 'required.cjs', '--no-experimental-require-module');
    const program = join(project.folder, 'node_modules/rowgate/bin/rowgate.js');
    const read = execFileSync(process.execPath, [program, 'read', 'old.csv'], { cwd: project.folder }).toString();
    if (!read.includes('\n["Bö","2"]\n')) throw new Error(`The command reads other rows:\n${read}`);
    const parameters = [program, 'validate', 'old.csv', '--importer', 'importer.json'];
    const checked = spawnSync(process.execPath, parameters, { cwd: project.folder, encoding: 'utf8' });
    if (checked.status !== 1) throw new Error(`The command finds other errors:\n${checked.stdout}${checked.stderr}`);
  } finally {
    await project.remove();
  }
}
