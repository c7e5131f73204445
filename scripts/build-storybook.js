import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { withoutInlineScripts } from './without-inline-scripts.js';

const FOLDER = 'dist/storybook';

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
