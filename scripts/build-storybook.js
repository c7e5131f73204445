import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const FOLDER = 'dist/storybook';
const INLINE = /<script((?:\s+type="module")?)>([\s\S]*?)<\/script>/g;

/** The stories as a site of files alone, which the server has under `/storybook`. What is said on the way is for failures. */
export async function buildStorybook() {
  await promisify(execFile)('npx', ['storybook', 'build', '--disable-telemetry', '--output-dir', FOLDER]).catch(
    ({ stdout, stderr }) => {
      process.stderr.write(`${stdout}${stderr}`);
      throw new Error('The stories do not build.');
    },
  );
  await Promise.all(['index.html', 'iframe.html'].map((name) => withoutInlineScripts(join(FOLDER, name))));
}

/** The policy of the server allows scripts from files only, and stays as it is. */
async function withoutInlineScripts(page) {
  const html = await readFile(page, 'utf8');
  const scripts = [];
  const changed = html.replaceAll(INLINE, (_all, type, text) => {
    const name = `inline-${createHash('sha256').update(text).digest('hex').slice(0, 12)}.js`;
    scripts.push(writeFile(join(FOLDER, name), text));
    return `<script${type} src="./${name}"></script>`;
  });
  await Promise.all([...scripts, writeFile(page, changed)]);
}
