import { describe, expect, it } from 'vitest';
import { importCases } from '../engine/testing/import-cases.js';
import { createInlineRunner } from './inline-runner.js';
import { createRunner } from './runner.js';
import { portWorker } from './testing/port-worker.js';
import { lastResult, transcriptOf } from './testing/transcript.js';

it('knows in the worker and inline whether a call is under way', async () => {
  const text = new Blob(['a\n1\n']);
  for (const runner of [createInlineRunner(), await createRunner({ startWorker: () => portWorker().worker })]) {
    expect(runner.isBusy()).toBe(false);
    const opening = runner.call('table-open', { blob: text, fileName: 'a.csv', overrides: {} });
    expect(runner.isBusy()).toBe(true);
    await opening;
    expect(runner.isBusy()).toBe(false);
    await expect(runner.call('summary-read', {})).rejects.toThrow();
    expect(runner.isBusy()).toBe(false);
    runner.dispose();
  }
});

describe('the same import', () => {
  it.each(importCases)('$name: has the same results in the worker and inline', async (importCase) => {
    const inline = createInlineRunner();
    const worker = await createRunner({ startWorker: () => portWorker().worker });
    expect(worker.kind).toBe('worker');
    const [here, there] = [await transcriptOf(inline, importCase), await transcriptOf(worker, importCase)];
    inline.dispose();
    worker.dispose();

    expect(there).toEqual(here);
    expect(lastResult(here, 'validation-run').counts).toEqual(importCase.counts);
    expect(lastResult(here, 'edit-redo').counts).toEqual(importCase.edited);
    expect(here.rows[0]).toEqual(importCase.firstRow);
    expect(here.rows).toHaveLength(lastResult(here, 'result-deliver').summary.deliveredRows);
  });
});
