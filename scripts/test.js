import { checkSteps } from './check-steps.js';
import { findBrowser, findChromium } from './find-browser.js';
import { close, runSteps } from './run.js';

const checked = await checkSteps();
const built = await runSteps([
  { name: 'server tests', command: 'npx', parameters: ['vitest', 'run', '--project', 'server'] },
  { name: 'files of others', command: 'npx', parameters: ['vitest', 'run', '--project', 'corpora'] },
  { name: 'build', command: 'node', parameters: ['scripts/build.js'] },
]);
const env = {
  CHROMIUM_PATH: await findChromium(),
  FIREFOX_PATH: findBrowser('firefox'),
  WEBKIT_DRIVER_PATH: findBrowser('webkit'),
};
const used = await runSteps(
  [
    {
      name: 'stories',
      command: 'npx',
      parameters: ['vitest', 'run', '--config', '.storybook/vitest.config.ts'],
      env,
    },
    { name: 'package', command: 'node', parameters: ['scripts/check-package.js'], env },
    { name: 'snippets of the documents', command: 'node', parameters: ['scripts/check-snippets.js'] },
  ],
  { lanes: 2 },
);
const browsed = await runSteps([{ name: 'end to end', command: 'npx', parameters: ['playwright', 'test'], env }]);
close([...checked, ...built, ...used, ...browsed]);
