import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readReportOptions } from './options.js';
import { report } from './report.js';

test('the document about scaling quotes the report', { timeout: 60_000 }, () => {
  const document = readFileSync(join(import.meta.dirname, '../../docs/scaling.md'), 'utf8');
  expect(document).toContain(report(readReportOptions({})));
});

test('options that are not whole numbers are rejected', () => {
  expect(readReportOptions({ machines: '3,5', seed: '7' })).toMatchObject({ machines: [3, 5], seed: 7 });
  expect(() => readReportOptions({ hours: 'x' })).toThrow('--hours is "x"; it must be a whole number above 0.');
  expect(() => readReportOptions({ threads: '0' })).toThrow('--threads');
});
