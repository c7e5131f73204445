import { checkSteps } from './check-steps.js';
import { findBrowser, findChromium } from './find-browser.js';
import { close, step } from './run.js';

const steps = await checkSteps();
steps.push(await step('server tests', 'npx', ['vitest', 'run', '--project', 'server']));
steps.push(await step('build', 'node', ['scripts/build.js']));
steps.push(await step('snippets of the documents', 'node', ['scripts/check-snippets.js']));
const chromium = await findChromium();
const env = {
  CHROMIUM_PATH: chromium,
  FIREFOX_PATH: findBrowser('firefox'),
  WEBKIT_DRIVER_PATH: findBrowser('webkit'),
};
steps.push(await step('package', 'node', ['scripts/check-package.js'], { env }));
steps.push(await step('stories', 'npx', ['vitest', 'run', '--config', '.storybook/vitest.config.ts'], { env }));
steps.push(await step('end to end', 'npx', ['playwright', 'test'], { env }));
close(steps);
