import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImportError } from '../../../../src/protocol/index.js';
import { fileLineBatches } from '../../../platform/files/stream-lines.js';

/** What found the errors; each goes through the rows of the file once. */
export type Pass = 'engine' | 'intake' | 'comparison';

const PASSES: readonly Pass[] = ['engine', 'intake', 'comparison'];

/** Errors in temporary files, one for each pass, which are merged once all are known. */
export interface ErrorRuns {
  add(pass: Pass, errors: readonly ImportError[]): Promise<void>;
  /** The JSON of all errors in the order of their rows, in pages. Nothing can be added afterwards. */
  merged(): AsyncGenerator<readonly string[]>;
  close(): Promise<void>;
}

const PAGE = 1000;

export function openErrorRuns(folder: string): ErrorRuns {
  const files = new Map<Pass, FileHandle>();
  const close = async (): Promise<void> => {
    for (const file of files.values()) await file.close();
    files.clear();
  };
  return {
    async add(pass, errors) {
      const file = files.get(pass) ?? (await open(pathOf(folder, pass), 'w'));
      files.set(pass, file);
      // The row comes first, so that merging need not parse the error.
      await file.appendFile(errors.map((error) => `${error.row}\t${JSON.stringify(error)}\n`).join(''));
    },
    async *merged() {
      const passes = PASSES.filter((pass) => files.has(pass));
      await close();
      yield* mergePages(passes.map((pass) => fileLineBatches(pathOf(folder, pass))));
    },
    close,
  };
}

function pathOf(folder: string, pass: Pass): string {
  return join(folder, `errors-${pass}`);
}

interface Run {
  readonly chunks: AsyncGenerator<readonly string[]>;
  /** Lines that were read, and the place of the next. */
  lines: readonly string[];
  at: number;
}

/** In the order of rows; of one row, the lines of earlier runs come first. */
async function* mergePages(sources: readonly AsyncGenerator<readonly string[]>[]): AsyncGenerator<readonly string[]> {
  const runs: Run[] = sources.map((chunks) => ({ chunks, lines: [], at: 0 }));
  let page: string[] = [];
  for (;;) {
    for (const run of runs) if (run.at === run.lines.length) await refill(run);
    const left = runs.filter((run) => run.at < run.lines.length);
    const [first, ...others] = left;
    if (first === undefined) break;
    const next = others.reduce((least, run) => (rowOf(run) < rowOf(least) ? run : least), first);
    const line = next.lines[next.at] ?? '';
    page.push(line.slice(line.indexOf('\t') + 1));
    next.at += 1;
    if (page.length < PAGE) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}

function rowOf({ lines, at }: Run): number {
  return Number.parseInt(lines[at] ?? '', 10);
}

async function refill(run: Run): Promise<void> {
  const { value, done } = await run.chunks.next();
  run.lines = done === true ? [] : value;
  run.at = 0;
}
