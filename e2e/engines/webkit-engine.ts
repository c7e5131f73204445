import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { WINDOW } from './engine.js';
import type { Engine } from './engine.js';

const LIBRARIES = ['/usr/lib', '/usr/libexec', '/usr/lib64', ...folders('/usr/lib')];
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const KEYS: Readonly<Record<string, string>> = { Enter: '\uE007', Escape: '\uE00C' };

/** WebKitGTK over plain W3C WebDriver. */
export function webKitEngine(): Engine {
  const driver = process.env['WEBKIT_DRIVER_PATH'];
  const browser = LIBRARIES.flatMap((library) => folders(library))
    .filter((folder) => /webkit2?gtk-[\d.]+$/.test(folder))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find((program) => existsSync(program));
  const missing = !driver ? 'WEBKIT_DRIVER_PATH is not set' : !browser ? 'there is no MiniBrowser' : undefined;
  return {
    name: 'WebKit',
    missing,
    async start() {
      const screen = process.env['DISPLAY'] ? undefined : await startScreen();
      const port = await freePort();
      const running = spawn(driver ?? '', [`--port=${port}`], {
        stdio: 'ignore',
        env: {
          ...process.env,
          DISPLAY: screen?.display ?? process.env['DISPLAY'],
          // Its sandbox does not start as root.
          WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
        },
      });
      const stop = (): void => [running, screen?.process].forEach((child) => child?.kill());
      try {
        const origin = `http://127.0.0.1:${port}`;
        await answering(origin);
        const capabilities = {
          alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } },
        };
        const { sessionId } = await command<{ sessionId: string }>(origin, 'POST', '/session', { capabilities });
        return await open(`${origin}/session/${sessionId}`, stop);
      } catch (error) {
        stop();
        throw error;
      }
    },
  };
}

async function open(session: string, stop: () => void): Promise<Awaited<ReturnType<Engine['start']>>> {
  const post = <Value>(path: string, body: object): Promise<Value> => command(session, 'POST', path, body);
  const find = async (selector: string): Promise<string> => {
    const found = await post<Record<string, string>>('/element', { using: 'css selector', value: selector });
    return found[ELEMENT] ?? '';
  };
  await post('/timeouts', { implicit: 10_000, script: 60_000, pageLoad: 60_000 });
  await post('/window/rect', WINDOW);
  return {
    open: (url) => post('/url', { url }),
    async evaluate(expression) {
      const script = `const done = arguments[arguments.length - 1];
        Promise.resolve().then(() => (${expression})).then(
          (value) => done({ value: value === undefined ? null : value }),
          (error) => done({ error: String(error) }));`;
      const reply = await post<{ value?: unknown; error?: string }>('/execute/async', { script, args: [] });
      if (reply.error !== undefined) throw new Error(reply.error);
      return reply.value as never;
    },
    chooseFile: async (selector, path) => post(`/element/${await find(selector)}/value`, { text: path }),
    click: async (selector) => post(`/element/${await find(selector)}/click`, {}),
    async press(...keys) {
      const actions = keys
        .map((key) => KEYS[key] ?? key)
        .flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]);
      await post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    screenshot: async () => Buffer.from(await command<string>(session, 'GET', '/screenshot'), 'base64'),
    async close() {
      await command(session, 'DELETE', '').catch(() => undefined);
      stop();
    },
  };
}

async function command<Value>(origin: string, method: string, path: string, body?: object): Promise<Value> {
  const response = await fetch(`${origin}${path}`, { method, body: body && JSON.stringify(body) });
  const { value } = (await response.json()) as { value: Value };
  if (response.ok) return value;
  throw new Error(`WebDriver ${method} ${path}: ${JSON.stringify(value)}`);
}

async function answering(origin: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const response = await fetch(`${origin}/status`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The WebKit driver did not respond within a minute.');
}

/** A virtual screen, if the machine has none. */
function startScreen(): Promise<{ display: string; process: ChildProcess }> {
  return new Promise((resolve, reject) => {
    const size = `${WINDOW.width + 40}x${WINDOW.height + 40}x24`;
    const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`Xvfb ended with ${String(code)}.`)));
    child.stdio[3]?.once('data', (number: Buffer) =>
      resolve({ display: `:${number.toString().trim()}`, process: child }),
    );
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

function folders(parent: string): readonly string[] {
  if (!existsSync(parent)) return [];
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(parent, entry.name));
}
