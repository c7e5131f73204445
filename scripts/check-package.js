import { closeBrowser } from './consumers/browser.js';
import { examples } from './consumers/examples.js';
import { manifest } from './consumers/manifest.js';
import { next } from './consumers/next.js';
import { node } from './consumers/node.js';
import { pack, Unreachable } from './consumers/project.js';
import { scriptTag } from './consumers/script-tag.js';
import { server } from './consumers/server.js';
import { typescript } from './consumers/typescript.js';
import { viteReact18, viteReact19 } from './consumers/vite-react.js';
import { webpack5 } from './consumers/webpack.js';

/* What a consumer gets: the packed tarball, in projects of every kind. */

const CONSUMERS = [
  { name: 'the manifest, its files and their sizes', check: manifest },
  { name: 'Node, by import and by require', check: node },
  { name: 'TypeScript, strict, under every module resolution, with the README', check: typescript },
  { name: 'Vite with React 19', check: viteReact19 },
  { name: 'Vite with React 18', check: viteReact18 },
  { name: 'a page with a script tag', check: scriptTag },
  { name: 'webpack 5', check: webpack5 },
  { name: 'Next.js', check: next },
  { name: 'a host of the server', check: server },
  { name: 'the examples', check: examples },
];

const wanted = process.argv[2] ?? '';
const counts = { passed: 0, failed: 0, skipped: 0 };
const packed = await pack();
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
