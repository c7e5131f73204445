import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/*
 * What both manifests must say alike: the version of `package.json`, and the addresses of `public-addresses.json`, which
 * have to be decided before a release (docs/releasing.md). npm runs this file when the version changes (`version`) and
 * before it publishes (`prepublishOnly`).
 */

const ROOT = resolve(import.meta.dirname, '..');
const MANIFESTS = ['package.json', 'server/package.json'];
/** A name that can never be registered. */
const PLACEHOLDER = /\.example(?:\/|$)/;

const read = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

/** The manifests by path, as they should be. */
export function alignedManifests() {
  const { version } = read('package.json');
  const { repository, homepage, bugs } = read('scripts/public-addresses.json');
  return MANIFESTS.map((path) => {
    const directory = path.includes('/') ? { directory: path.split('/')[0] } : {};
    const manifest = { ...read(path), version, homepage };
    manifest.repository = { type: 'git', url: `git+${repository}`, ...directory };
    manifest.bugs = { url: bugs };
    if (manifest.peerDependencies) manifest.peerDependencies['rowgate-server'] = `^${version}`;
    return { path, manifest };
  });
}

function align() {
  for (const { path, manifest } of alignedManifests()) {
    writeFileSync(join(ROOT, path), `${JSON.stringify(manifest, null, 2)}\n`);
  }
}

function refusePlaceholders() {
  const open = Object.entries(read('scripts/public-addresses.json')).filter(([, address]) => PLACEHOLDER.test(address));
  if (open.length === 0) return;
  const names = open.map(([name]) => name).join(', ');
  process.stderr.write(
    `Not published: scripts/public-addresses.json has placeholders for ${names}. See docs/releasing.md.\n`,
  );
  process.exitCode = 1;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [task] = process.argv.slice(2);
  if (task === 'publish') refusePlaceholders();
  else {
    align();
    if (task === 'version') {
      execFileSync('npm', ['install', '--package-lock-only', '--ignore-scripts'], { cwd: ROOT, stdio: 'inherit' });
      execFileSync('git', ['add', ...MANIFESTS, 'package-lock.json'], { cwd: ROOT });
    }
  }
}
