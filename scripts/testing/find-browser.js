import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const BROWSERS = {
  chromium: {
    title: 'Chromium',
    variable: 'CHROMIUM_PATH',
    // The shell draws no windows, which saves a third of the time of the browser tests.
    programs: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    places: () => [chromium.executablePath(), '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    packages: [['chromium-headless-shell'], ['chromium']],
    installs: [['npx', 'playwright', 'install', 'chromium']],
  },
  firefox: {
    title: 'Firefox',
    variable: 'FIREFOX_PATH',
    programs: ['firefox-esr', 'firefox'],
    places: () => ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    packages: [['firefox-esr']],
    installs: [],
  },
  webkit: {
    title: 'WebKit driver',
    variable: 'WEBKIT_DRIVER_PATH',
    programs: ['WebKitWebDriver'],
    places: () => [],
    packages: [['webkit2gtk-driver', 'xvfb']],
    installs: [],
  },
};

/**
 * Returns a Chromium for the browser tests. If there is none and none can be installed, throws an error with
 * instructions.
 */
export async function findChromium() {
  const path = findBrowser('chromium');
  if (path) return path;
  throw new Error(
    'No Chromium could be found or installed. Install one and set CHROMIUM_PATH to its program, then run npm test again.',
  );
}

/**
 * Path of a browser's executable: from its variable, on the system, or installed now; `undefined` if there is none.
 * Prints which one is used, or that its tests are skipped. In CI a missing browser is an error.
 */
export function findBrowser(name) {
  const { title, variable, packages, installs } = BROWSERS[name];
  const found = existing(name);
  if (found) return log(`Browser tests use ${found}`, found);
  const apt = process.platform === 'linux' && process.getuid?.() === 0 ? aptInstalls(packages) : [];
  for (const [command, ...parameters] of [...apt, ...installs]) {
    process.stdout.write(`$ ${command} ${parameters.join(' ')}\n`);
    try {
      execFileSync(command, parameters, { stdio: 'inherit', timeout: 600_000 });
    } catch {
      continue;
    }
    const installed = existing(name);
    if (installed) return log(`Installed ${installed}`, installed);
  }
  if (process.env['CI']) throw new Error(`No ${title} could be found or installed. Set ${variable} to its path.`);
  return log(`No ${title} here: its tests are skipped. Set ${variable} to its program to run them.`, undefined);
}

function existing(name) {
  const { variable, programs, places } = BROWSERS[name];
  const given = process.env[variable];
  if (given) {
    if (!existsSync(given)) throw new Error(`${variable} is ${given}, but there is no such file.`);
    return given;
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const onPath = folders.flatMap((folder) => programs.map((program) => join(folder, program)));
  return [...places(), ...onPath].find((path) => path && existsSync(path));
}

/** Commands that install one of these sets of packages, the first that exists. */
function aptInstalls(packages) {
  const install = ['apt-get', 'install', '-y', '-qq', '--no-install-recommends'];
  return [['apt-get', 'update', '-qq'], ...packages.map((names) => [...install, ...names])];
}

function log(sentence, path) {
  process.stdout.write(`${sentence}\n`);
  return path;
}
