import type { ResultRow } from '../../../../src/engine/full.js';
import type { ImportError } from '../../../../src/protocol/index.js';
import type { FileStore } from '../../../platform/files/file-store.js';
import { textProblem } from '../../../platform/text-problem.js';
import { openLineFile } from '../line-file.js';
import type { ImportSink } from './import-sink.js';
import type { SinkRow } from './sink-row.js';

interface FileSinkOptions {
  readonly importId: string;
  readonly key: string;
  readonly signal: AbortSignal;
}

/** Stores rows with the job, as JSON lines in the file store. Rejects text that no database of the owner could store. */
export function openFileSink(files: FileStore, { importId, key, signal }: FileSinkOptions): ImportSink {
  const file = openLineFile(files, { key, signal });
  return {
    intake: {
      type: 'rows',
      async write(rows) {
        const lines: string[] = [];
        const findings: ImportError[] = [];
        for (const row of rows) {
          const line = JSON.stringify(row.values);
          const problems = SUSPICIOUS.test(line) ? problemsOf(row) : [];
          findings.push(...problems);
          if (problems.length === 0) lines.push(`${line}\n`);
        }
        await file.write(lines.join(''));
        return findings;
      },
    },
    async *check() {
      await file.end();
      yield [];
    },
    plan: async () => null,
    async publish(transaction) {
      await transaction.updateTable('import_jobs').set({ rows_key: key }).where('id', '=', importId).execute();
      return null;
    },
    discard: () => file.discard(),
  };
}

/** U+0000 and lone surrogates as JSON writes them; text may contain the same by chance. */
const SUSPICIOUS = /\\u(?:0000|d[89a-f])/;

function problemsOf({ row, values }: SinkRow): readonly ImportError[] {
  return Object.entries(values).flatMap(([field, value]) => {
    const message = problemIn(value);
    return message === undefined ? [] : [{ row, field, message }];
  });
}

/** Values without a field of their own are in an object. */
function problemIn(value: ResultRow[string] | undefined): string | undefined {
  if (typeof value === 'string') return textProblem(value);
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, member] of Object.entries(value)) {
    const problem = textProblem(name) ?? problemIn(member);
    if (problem !== undefined) return problem;
  }
  return undefined;
}
