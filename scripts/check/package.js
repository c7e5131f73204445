import { closeBrowser } from '../consumers/browser.js';
import { examples } from '../consumers/examples.js';
import { manifest } from '../consumers/manifest.js';
import { next15, next16 } from '../consumers/next.js';
import { node } from '../consumers/node.js';
import { packBoth, Unreachable } from '../consumers/project.js';
import { repository } from '../consumers/repository.js';
import { scriptTag } from '../consumers/script-tag.js';
import { bothByPnpm, hostByNpm, serverAlone } from '../consumers/server.js';
import { typescript } from '../consumers/typescript.js';
import { vite7, vite8 } from '../consumers/vite-react.js';
import { vue } from '../consumers/vue.js';
import { webpack5 } from '../consumers/webpack.js';

/* Tests the packed tarballs in projects of every kind. */

const CONSUMERS = [
  { name: 'the manifests, their files and their sizes', check: manifest },
  { name: 'Node, by import and by require', check: node },
  { name: 'TypeScript, strict, under every module resolution, with the README', check: typescript },
  { name: 'Vite 8 with React 19', check: vite8 },
  { name: 'Vite 7 with React 18', check: vite7 },
  { name: 'Vue 3', check: vue },
  { name: 'a page with a script tag', check: scriptTag },
  { name: 'webpack 5', check: webpack5 },
  { name: 'Next.js 16', check: next16 },
  { name: 'Next.js 15', check: next15 },
  { name: 'the server alone, by npm', check: serverAlone },
  { name: 'a host of the server with other versions, by npm', check: hostByNpm },
  { name: 'both packages, by pnpm', check: bothByPnpm },
  { name: 'the repository without development packages', check: repository },
  { name: 'the examples', check: examples },
];

const wanted = process.argv[2] ?? '';
const counts = { passed: 0, failed: 0, skipped: 0 };
const packed = await packBoth();
try {
  for (const { name, check } of CONSUMERS.filter((consumer) => consumer.name.includes(wanted))) {
    const start = performance.now();
    const outcome = await check(packed).then(
      () => ({ kind: 'passed', text: 'ok' }),
      (error) =>
        error instanceof Unreachable
          ? { kind: 'skipped', text: `skipped, the registry cannot be reached: ${error.message}` }
          : { kind: 'failed', text: `FAILED\n${error.stack}` },
    );
    counts[outcome.kind] += 1;
    process.stdout.write(`${name} (${((performance.now() - start) / 1000).toFixed(1)} s): ${outcome.text}\n`);
  }
} finally {
  await closeBrowser();
  await packed.remove();
}
const { passed, failed, skipped } = counts;
process.stdout.write(`Consumers: ${passed} passed, ${failed} failed, ${skipped} skipped\n`);
process.exitCode = failed > 0 ? 1 : 0;
