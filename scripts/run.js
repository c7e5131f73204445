import { spawn } from 'node:child_process';

/**
 * Runs a command to its end, its output shown as it comes.
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {{ env?: Record<string, string | undefined> }} [options]
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function run(command, parameters, { env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, FORCE_COLOR: '0', ...env },
    });
    let output = '';
    const take = (stream, target) =>
      stream.on('data', (chunk) => {
        output += chunk;
        target.write(chunk);
      });
    take(child.stdout, process.stdout);
    take(child.stderr, process.stderr);
    child.on('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      resolve({ ok: false, output });
    });
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/** A step of a script by name, with what it counted. */
export async function step(name, command, parameters, options) {
  process.stdout.write(`\n> ${name}\n`);
  const start = performance.now();
  const { ok, output } = await run(command, parameters, options);
  const counted = countTests(output, ok);
  // What a step started can end it with 0 in spite of a failed test.
  const isGood = ok && counted.failed === 0;
  process.stdout.write(`${isGood ? 'ok' : 'FAILED'}: ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)\n`);
  return { name, ok: isGood, ...counted };
}

/** Tests passed and failed in the closing lines of vitest and playwright; a step without tests counts as one. */
function countTests(output, ok) {
  const text = output.replace(/\u001b\[[0-9;]*m/g, '');
  const vitest = text.match(/^\s*Tests\s+(.*)$/m)?.[1];
  const source = vitest ?? text.split('\n').slice(-40).join('\n');
  const number = (word) => Number(source.match(new RegExp(`(\\d+) ${word}`))?.[1] ?? 0);
  const passed = number('passed');
  const failed = number('failed') + (vitest ? 0 : number('did not run'));
  if (passed + failed === 0) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  return { passed, failed: ok ? failed : Math.max(1, failed) };
}

/** Prints the closing line and ends the process accordingly. */
export function close(steps) {
  const failed = steps.filter(({ ok }) => !ok);
  for (const { name } of failed) process.stdout.write(`failed: ${name}\n`);
  const total = (key) => steps.reduce((sum, entry) => sum + entry[key], 0);
  process.stdout.write(`\n${total('passed')} passed, ${total('failed')} failed\n`);
  process.exitCode = failed.length > 0 || total('failed') > 0 ? 1 : 0;
}
