import { checkSteps } from './check/steps.js';
import { findBrowser, findChromium } from './testing/find-browser.js';
import { close, runSteps } from './run.js';

const env = {
  CHROMIUM_PATH: await findChromium(),
  FIREFOX_PATH: findBrowser('firefox'),
  WEBKIT_DRIVER_PATH: findBrowser('webkit'),
};
const checked = await checkSteps();
const built = await runSteps([{ name: 'build', command: 'node', parameters: ['scripts/build.js'] }]);
// The longest steps come first: they wait for pages, processes and databases, and use each other's waiting time.
const tested = await runSteps(
  [
    { name: 'end to end', command: 'npx', parameters: ['playwright', 'test'], env },
    { name: 'server tests', command: 'npx', parameters: ['vitest', 'run', '--project', 'server'] },
    { name: 'package', command: 'node', parameters: ['scripts/check/package.js'], env },
    {
      name: 'stories',
      command: 'npx',
      parameters: ['vitest', 'run', '--config', '.storybook/vitest.config.ts'],
      env,
    },
    {
      name: 'files of others',
      command: 'npx',
      parameters: ['vitest', 'run', '--project', 'corpora', '--maxWorkers', '1'],
    },
    { name: 'snippets of the documents', command: 'node', parameters: ['scripts/check/snippets.js'] },
  ],
  { lanes: 2 },
);
close([...checked, ...built, ...tested]);
