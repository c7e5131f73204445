import { execFile, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { COLUMNS } from './app.js';
import { importIn } from './browser.js';
import { installProject } from './project.js';

const REACT = { react: '19.3.1', 'react-dom': '19.3.1' };

const FILES = {
  'next.config.mjs': `import { dirname } from 'node:path';
export default { turbopack: { root: dirname(import.meta.dirname) }, outputFileTracingRoot: dirname(import.meta.dirname) };`,
  'app/layout.jsx': `export default function Layout({ children }) {
  return <html lang="en"><head><link rel="icon" href="data:," /></head><body>{children}</body></html>;
}`,
  // A server component passes plain data; the package itself marks where the client begins.
  'app/server/page.jsx': `import { CSVImporter } from 'rowgate';
export default function Page() {
  return <CSVImporter isModal={false} columns={${COLUMNS}} />;
}`,
  'app/page.jsx': `'use client';
import { useState } from 'react';
import { CSVImporter } from 'rowgate';
export default function Page() {
  const [rows, setRows] = useState('');
  return (
    <>
      <CSVImporter isModal={false} columns={${COLUMNS}} onComplete={(result) => setRows(JSON.stringify(result.rows))} />
      <output id="rows">{rows}</output>
    </>
  );
}`,
};

/** Next.js builds with the package, renders it on the server, and hydrates it in the browser without warnings. */
export async function next16(packed) {
  const project = await built(packed, '16.4.6');
  const port = await freePort();
  const server = spawn(process.execPath, [project.program, 'start', '-p', String(port)], {
    ...project,
    stdio: 'ignore',
  });
  try {
    const address = `http://127.0.0.1:${port}`;
    for (const path of ['/', '/server']) {
      if (!(await answered(address + path)).includes('data-step="upload"')) {
        throw new Error(`The page at ${path} was rendered without the importer.`);
      }
    }
    await importIn(address);
  } finally {
    server.kill();
  }
}

/** The build renders both pages. */
export async function next15(packed) {
  const { cwd } = await built(packed, '15.5.29');
  for (const page of ['index', 'server']) {
    const html = await readFile(join(cwd, '.next/server/app', `${page}.html`), 'utf8');
    if (!html.includes('data-step="upload"')) throw new Error(`The page "${page}" was built without the importer.`);
  }
}

async function built(packed, version) {
  const { folder, root } = await installProject(packed, { dependencies: { next: version, ...REACT }, files: FILES });
  const program = join(root, 'node_modules/next/dist/bin/next');
  const env = {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: '1',
    NEXT_IGNORE_INCORRECT_LOCKFILE: '1',
    NODE_ENV: 'production',
  };
  await promisify(execFile)(process.execPath, [program, 'build'], { cwd: folder, env }).catch((error) => {
    throw new Error(`next build: ${error.stdout}\n${error.stderr}`);
  });
  return { program, cwd: folder, env };
}

/** Resolves as soon as the server is up. */
async function answered(address) {
  for (let tries = 0; ; tries += 1) {
    try {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`${address} returned ${answer.status}.`);
      return await answer.text();
    } catch (error) {
      if (tries > 100 || error.cause?.code !== 'ECONNREFUSED') throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
