import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * A Chromium for the browser tests: CHROMIUM_PATH, Playwright's own, one on the system, or a fresh install.
 * Says which. Throws with what to do when there is none to be had.
 */
export async function findChromium() {
  const found = existing();
  if (found) return say('Browser tests use', found);
  process.stdout.write('No Chromium found; trying to install one.\n');
  for (const [command, ...parameters] of installs()) {
    process.stdout.write(`$ ${command} ${parameters.join(' ')}\n`);
    try {
      execFileSync(command, parameters, { stdio: 'inherit', timeout: 600_000 });
    } catch {
      continue;
    }
    const installed = existing();
    if (installed) return say('Installed', installed);
  }
  throw new Error(
    'No Chromium could be found or installed. Install one and set CHROMIUM_PATH to its program, then run npm test again.',
  );
}

function existing() {
  const given = process.env['CHROMIUM_PATH'];
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH is ${given}, and there is no such file.`);
    return given;
  }
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    const name = NAMES.find((candidate) => existsSync(join(folder, candidate)));
    if (name) return join(folder, name);
  }
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  return existsSync(mac) ? mac : undefined;
}

function installs() {
  const root = process.getuid?.() === 0;
  const apt =
    process.platform === 'linux' && root
      ? [
          ['apt-get', 'update', '-qq'],
          ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'],
        ]
      : [];
  return [...apt, ['npx', 'playwright', 'install', 'chromium']];
}

function say(what, path) {
  process.stdout.write(`${what} ${path}\n`);
  return path;
}
