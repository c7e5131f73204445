import { execFile, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { ENVIRONMENT_NAMES } from '../config/read-variables.js';
import { fillDataDir } from '../testing/embedded-snapshot.js';
import { startServerProcess } from '../testing/start-process.js';

const GUIDE = join(import.meta.dirname, '../../docs/guides/server.md');
const SHELL = ['bash', 'curl', 'node'].every((name) => spawnSync(name, ['--version']).status === 0);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rowgate-guide-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The code blocks of a language that contain a text. */
async function blocksOf(language: string, text: string): Promise<readonly string[]> {
  const guide = await readFile(GUIDE, 'utf8');
  const blocks = [...guide.matchAll(new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``, 'g'))].map(([, code = '']) => code);
  const found = blocks.filter((code) => code.includes(text));
  if (found.length === 0) throw new Error(`The guide has no ${language} block with "${text}".`);
  return found;
}

/** Runs a shell script in which every command must succeed. */
function runShell(script: string): Promise<string> {
  const strict = 'set -euo pipefail\ncurl() { command curl --fail-with-body "$@"; echo >&2; }\n';
  return new Promise((resolve, reject) => {
    execFile('bash', ['-c', strict + script], { cwd: folder }, (error, stdout, stderr) => {
      if (error) reject(new Error(`${stdout}\n${stderr}`, { cause: error }));
      else resolve(stdout);
    });
  });
}

test.skipIf(!SHELL)('the server guide works as written', { timeout: 120_000 }, async () => {
  const [code = ''] = await blocksOf('js', 'verifyWebhook');
  const receiver = code
    .replace(
      "'rowgate/webhooks'",
      `'${pathToFileURL(join(import.meta.dirname, '../features/webhooks/index.ts')).href}'`,
    )
    .replace('listen(4000)', `listen(0, function () { console.log('port', this.address().port); })`);
  await writeFile(join(folder, 'receiver.mjs'), receiver);
  const tsx = import.meta.resolve('tsx');
  const child = spawn(process.execPath, ['--import', tsx, join(folder, 'receiver.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill());
  let received = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (received += text));
  await expect.poll(() => received, { timeout: 60_000 }).toMatch(/^port \d+$/m);
  const port = /^port (\d+)$/m.exec(received)?.[1] ?? '';
  const [settings = ''] = await blocksOf('json', '"webhooks"');
  await writeFile(join(folder, 'rowgate.config.json'), settings.replace('4000', port));

  await fillDataDir(join(folder, 'data'));
  const server = await startServerProcess({
    DATA_DIR: join(folder, 'data'),
    ROWGATE_CONFIG: join(folder, 'rowgate.config.json'),
  });
  const password = /Administrator: admin@rowgate\.local, password (\S+)/.exec(server.output())?.[1] ?? '';
  const commands = (await blocksOf('sh', 'localhost:3000'))
    .join('\n')
    .replaceAll('localhost:3000', server.address)
    .replace('…', password);
  const answers = await runShell(commands);

  // Created and found again over REST, over GraphQL and with a key.
  expect(answers.match(/"title":"Hello"/g)).toHaveLength(3);
  expect(answers).toContain('"blogPosts":{"nodes":[{"id":');
  expect(answers.match(/"firstName":"Ann"/g)).toHaveLength(2);
  expect(answers).toContain('"originalName":"people.csv"');
  // Imported, followed to the end, and rolled back.
  expect(answers).toContain('"counts":{"created":1,"updated":1,"unchanged":0,"skipped":1}');
  expect(answers).toContain('4,email,Not an email address');
  expect(answers).toContain('"restored":1,"deleted":1,"kept":[]');
  await expect.poll(() => received, { timeout: 30_000 }).toMatch(/^create blog-posts [\w-]{36}$/m);
});

test('its table of variables matches the variables the server reads', async () => {
  const guide = await readFile(GUIDE, 'utf8');
  const rows = [...guide.matchAll(/^\| (`[A-Z_*`, ]+`) \|/gm)].map(([, names = '']) => names);
  const documented = rows.flatMap((names) => [...names.matchAll(/`(\w+\*?)`/g)].map(([, name = '']) => name));
  expect(documented.toSorted()).toEqual([...ENVIRONMENT_NAMES, 'OAUTH_CODEHOST_*', 'OAUTH_WEBIDENTITY_*'].toSorted());
});
