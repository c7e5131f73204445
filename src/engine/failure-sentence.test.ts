import { expect, test } from 'vitest';
import { EngineError } from './engine-error.js';
import { failureSentence } from './failure-sentence.js';

test.each([
  [
    { limit: 335_544_320, rows: 500_000 },
    /can take up 320 MB at most \(about 500,000 rows of 10 columns\)\. Save the sheet as CSV/,
  ],
  [{ limit: 2048 }, /^The file is too large \(limit 2048 bytes\)\.$/],
  [{}, /^The file is too large\.$/],
])('the message for a file that is too large: %j', (params, sentence) => {
  expect(failureSentence(new EngineError('file-too-large', params))).toMatch(sentence);
});
