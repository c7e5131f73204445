import type { Issue } from '../../../src/engine/full.js';
import type { ImportError } from '../../../src/protocol/index.js';
import { issueSentence } from '../../platform/source/issue-sentence.js';
import type { ThreadEngine } from '../../platform/threads/thread-engine.js';

const PAGE = 1000;

/** What makes rows invalid, page by page in the order of the file. */
export async function* engineFindings(
  engine: Pick<ThreadEngine, 'call'>,
  invalidRows: number,
): AsyncGenerator<readonly ImportError[]> {
  for (let start = 0; start < invalidRows; start += PAGE) {
    const { rows } = await engine.call('rows-read', { filter: 'invalid', start, count: PAGE });
    yield rows.flatMap(({ number, issues }) => issues.filter(isError).map((issue) => findingOf(issue, number)));
  }
}

function isError({ severity }: Issue): boolean {
  return severity === 'error';
}

function findingOf(issue: Issue, row: number): ImportError {
  return { row, field: issue.column ?? '', message: issueSentence(issue), code: issue.code };
}
