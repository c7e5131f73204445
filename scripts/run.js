import { spawn } from 'node:child_process';

/**
 * Runs a command to its end, its output shown as it comes or, `atEnd`, in one piece.
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {{ env?: Record<string, string | undefined>, atEnd?: boolean }} [options]
 * @returns {Promise<boolean>} whether it ended well
 */
export function run(command, parameters, { env = {}, atEnd = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, FORCE_COLOR: '0', ...env },
    });
    const held = [];
    const take = (stream, target) =>
      stream.on('data', (chunk) => (atEnd ? held.push({ target, chunk }) : target.write(chunk)));
    const end = (ok) => {
      for (const { target, chunk } of held) target.write(chunk);
      resolve(ok);
    };
    take(child.stdout, process.stdout);
    take(child.stderr, process.stderr);
    child.on('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

/**
 * A step of a script: a command with a name.
 * @typedef {{ name: string, command: string, parameters: readonly string[], env?: Record<string, string | undefined> }} Step
 */

/**
 * Runs steps in their order, `lanes` at a time, all of them whether or not one fails.
 * @param {readonly Step[]} steps
 * @param {{ lanes?: number }} [options]
 * @returns {Promise<{ name: string, ok: boolean }[]>}
 */
export async function runSteps(steps, { lanes = 1 } = {}) {
  const waiting = [...steps];
  const ended = [];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const { name, command, parameters, env } = step;
      process.stdout.write(`\n> ${name}\n`);
      const start = performance.now();
      const ok = await run(command, parameters, { env, atEnd: lanes > 1 });
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      process.stdout.write(`${ok ? 'ok' : 'FAILED'}: ${name} (${seconds} s)\n`);
      ended.push({ name, ok });
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return ended;
}

/** Prints the summary and sets the exit code accordingly. */
export function close(steps) {
  const failed = steps.filter(({ ok }) => !ok);
  for (const { name } of failed) process.stdout.write(`failed: ${name}\n`);
  process.stdout.write(`\n${steps.length - failed.length} passed, ${failed.length} failed\n`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}
