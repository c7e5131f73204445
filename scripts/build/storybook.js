import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { withoutInlineScripts } from './without-inline-scripts.js';

const FOLDER = 'dist/storybook';

/**
 * Builds the stories as a static site, which the server serves under `/storybook`. Prints the build output only on
 * failure.
 */
export async function buildStorybook() {
  await promisify(execFile)('npx', ['storybook', 'build', '--disable-telemetry', '--output-dir', FOLDER]).catch(
    ({ stdout, stderr }) => {
      process.stderr.write(`${stdout}${stderr}`);
      throw new Error('The stories do not build.');
    },
  );
  await Promise.all(['index.html', 'iframe.html'].map((name) => withoutInlineScripts(join(FOLDER, name))));
}
