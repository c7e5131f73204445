import { buildManual } from './build-manual.js';
import { buildPackages } from './build-packages.js';
import { buildStorybook } from './build-storybook.js';

/* Everything `npm start` serves: what is published, and the sites about it. */

await buildPackages();
await buildStorybook();
await buildManual();
