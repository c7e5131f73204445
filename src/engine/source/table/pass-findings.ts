import { blobChunks } from './blob-chunks.js';
import type { ByteFindings } from './byte-findings.js';
import type { TokenizerFindings } from './csv-tokenizer.js';
import type { SourceFinding } from '../layout/layout.js';
import type { Pass } from './pass.js';

/** What is irregular in a file, after a full pass. */
export async function findingsOf(blob: Blob, found: TokenizerFindings, pass: Pass): Promise<SourceFinding[]> {
  const { raggedRows, firstRagged, headerAt, repeated, bytes } = pass;
  const all = [
    { code: 'unclosed-quote', ...strayQuotes(found, pass) },
    { code: 'ragged-header', count: pass.isHeaderRagged ? 1 : 0, position: headerAt },
    { code: 'ragged-rows', count: raggedRows, position: firstRagged },
    { code: 'repeated-header', count: repeated.count, position: repeated.position },
    { code: 'invalid-bytes', ...undecodable(bytes) },
    { code: 'nul-bytes', count: bytes.nulBytes, position: bytes.firstNul },
  ] as const;
  const present = all.filter(({ count }) => count > 0);
  const lines = await physicalLines(
    blob,
    present.map(({ position }) => position),
  );
  return present.map(({ code, count }, index) => ({ code, count, line: lines[index]! }));
}

/** Quotes at the beginning of cells and in quoted ones, and those in other cells. */
function strayQuotes(
  { unclosedQuotes, firstUnclosed }: TokenizerFindings,
  { strays, dataRows }: Pass,
): { readonly count: number; readonly position: number } {
  const { count, position } = strays.found(dataRows);
  return { count: unclosedQuotes + count, position: first(firstUnclosed, count > 0 ? position : -1) };
}

/** In text converted to UTF-8, undecodable bytes have become replacement characters. */
function undecodable(bytes: ByteFindings): { readonly count: number; readonly position: number } {
  const { invalidSequences, firstInvalid, replacementCharacters, firstReplacement } = bytes;
  return { count: invalidSequences + replacementCharacters, position: first(firstInvalid, firstReplacement) };
}

/** The first of two positions; -1: none. */
function first(one: number, other: number): number {
  return one < 0 || (other >= 0 && other < one) ? other : one;
}

const LF = 10;
const CR = 13;

/** The 1-based lines of positions in a blob. Read in one go, and only if there is something to report. */
export async function physicalLines(blob: Blob, positions: readonly number[]): Promise<number[]> {
  const lines = positions.map(() => 1);
  if (positions.length === 0) return lines;
  const order = positions.map((_, index) => index).sort((left, right) => positions[left]! - positions[right]!);
  const end = positions[order.at(-1)!]!;
  let line = 1;
  let base = 0;
  let previous = 0;
  let next = 0;
  for await (const chunk of blobChunks(blob.slice(0, end), 0)) {
    for (let at = 0; at < chunk.length;) {
      const stop = Math.min(chunk.length, positions[order[next]!]! - base);
      for (; at < stop; at += 1) {
        const byte = chunk[at]!;
        if (byte === CR || (byte === LF && previous !== CR)) line += 1;
        previous = byte;
      }
      if (at < chunk.length) lines[order[next++]!] = line;
    }
    base += chunk.length;
  }
  for (; next < order.length; next += 1) lines[order[next]!] = line;
  return lines;
}
