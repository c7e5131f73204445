import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { transform } from 'esbuild';

/*
 * Runs the snippets that Node can run, on sample files: engine code, command lines, the webhook receiver. Parses JSON
 * snippets.
 */

const FIRST_CELL = 'ann@example.org';
const CONTACTS = `Email,Joined\n${FIRST_CELL},15.01.2024\nbo@example.org,16.01.2024\n`;
const SECONDS = 60;
/** Listens on a free port, whichever the snippet names; the process reports it. */
const ANY_PORT = `import { Server } from 'node:net';
const { listen } = Server.prototype;
Server.prototype.listen = function (_port, ...rest) {
  return listen.call(this, 0, '127.0.0.1', ...rest).once('listening', () => process.send(this.address().port));
};`;

const KINDS = [
  { what: 'JSON', is: ({ language }) => language === 'json', run: ({ code }) => void JSON.parse(code) },
  { what: 'on the engine', is: (snippet) => imports(snippet, 'rowgate/engine'), run: runScript },
  { what: 'of webhooks', is: (snippet) => imports(snippet, 'rowgate/webhooks'), run: runReceiver },
  {
    what: 'of the command line',
    is: ({ language, code }) => language === 'sh' && commandsOf(code).length > 0,
    run: runCommands,
  },
];
const COMMAND = /^npx rowgate (?=read|map|validate)(.+)$/gm;

/** Returns how many snippets of each kind were run. */
export async function runSnippets(snippets, folder) {
  await mkdir(folder, { recursive: true });
  const importer = snippets.find(({ language, code }) => language === 'json' && /^\{\s*"fields"/.test(code));
  await Promise.all([
    writeFile(join(folder, 'contacts.csv'), CONTACTS),
    writeFile(join(folder, 'importer.json'), importer.code),
    writeFile(join(folder, 'any-port.mjs'), ANY_PORT),
  ]);
  const counts = {};
  for (const { what, is, run } of KINDS) {
    const chosen = snippets.filter(is);
    for (const snippet of chosen) {
      try {
        await run(snippet, folder);
      } catch (cause) {
        throw new Error(`${snippet.path}:${snippet.line} does not run: ${cause.message}`, { cause });
      }
    }
    if (chosen.length === 0) throw new Error(`No document has a snippet ${what}.`);
    counts[what] = chosen.length;
  }
  return counts;
}

function imports({ language, code }, name) {
  return (
    (language === 'ts' || language === 'js') &&
    [`from '${name}'`, `require('${name}')`].some((text) => code.includes(text))
  );
}

async function runScript(snippet, folder) {
  const { output } = await end(start(folder, [await scriptOf(snippet, folder)]));
  if (!output.includes(FIRST_CELL)) throw new Error(`The output contains none of the rows:\n${output}`);
}

/** Exit code 1 means that rows are invalid: the command ran. */
async function runCommands({ code }, folder) {
  for (const line of commandsOf(code)) {
    const { output } = await end(start(folder, [resolve('bin/rowgate.js'), ...line.split(' ')]), [0, 1]);
    if (output.trim() === '' && !line.startsWith('validate')) throw new Error(`"${line}" prints nothing.`);
  }
}

function commandsOf(code) {
  return [...code.matchAll(COMMAND)].map(([, line]) => line);
}

/** The receiver must accept what is signed with its secret, and reject everything else. */
async function runReceiver(snippet, folder) {
  const secret = /verifyWebhook\(\w+, '([^']+)'\)/.exec(snippet.code)?.[1] ?? '';
  const text = JSON.stringify({
    event: 'create',
    model: 'blog-posts',
    data: { id: '1' },
    timestamp: '2026-11-22T10:00:00Z',
  });
  const sign = (key) =>
    `${text.slice(0, -1)},"signature":"sha256=${createHmac('sha256', key).update(text).digest('hex')}"}`;
  const child = start(folder, ['--import', './any-port.mjs', await scriptOf(snippet, folder)]);
  try {
    const [port] = await Promise.race([once(child, 'message'), end(child).then(() => [])]);
    if (port === undefined) throw new Error('The snippet does not listen.');
    for (const [key, expected] of [
      [secret, 200],
      ['another secret', 401],
    ]) {
      const { status } = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: sign(key) });
      if (status !== expected) throw new Error(`The response is ${status} instead of ${expected}.`);
    }
  } finally {
    child.kill();
  }
}

async function scriptOf({ path, line, code, language }, folder) {
  const [format, ending] = code.includes('require(') ? ['cjs', 'cjs'] : ['esm', 'mjs'];
  const name = `${path.replaceAll(/[/.]/g, '-')}-${line}.${ending}`;
  const { code: script } = await transform(code, { loader: language, format, target: 'node20' });
  await writeFile(join(folder, name), script);
  return `./${name}`;
}

function start(cwd, args) {
  return spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'pipe', 'ipc'], timeout: SECONDS * 1000 });
}

async function end(child, codes = [0]) {
  let output = '';
  let problems = '';
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (problems += text));
  const [code] = await once(child, 'close');
  if (!codes.includes(code)) throw new Error(problems || `Exit code ${code}.`);
  return { output };
}
