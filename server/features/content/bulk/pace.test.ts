import { expect, test } from 'vitest';
import { createPace } from './pace.js';

/** Takes steps on a machine with a time per row, and returns the number of rows of each. */
async function stepsAt(perRow: number, steps: number, most = 500): Promise<readonly number[]> {
  let now = 0;
  const pace = createPace(most, () => now);
  const taken: number[] = [];
  for (let step = 0; step < steps; step += 1) {
    taken.push(
      await pace.step(async (rows) => {
        now += rows * perRow;
        return rows;
      }),
    );
  }
  return taken;
}

test('steps of a fast machine stay as large as allowed', async () => {
  expect(await stepsAt(0.02, 5)).toEqual([500, 500, 500, 500, 500]);
});

test('steps of a slow machine settle at 20 ms', async () => {
  const steps = await stepsAt(0.2, 20);
  expect(steps.at(-1)).toBeGreaterThan(90);
  expect(steps.at(-1)).toBeLessThan(110);
});

test('steps never become so small that an import does not advance', async () => {
  expect((await stepsAt(100, 20)).at(-1)).toBe(50);
});

test('a failed step fails', async () => {
  await expect(createPace(10).step(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
