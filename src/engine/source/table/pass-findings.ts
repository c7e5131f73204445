import { chunksAndEnd, END } from './blob-chunks.js';
import type { ByteFindings } from './byte-findings.js';
import { createTokenizer } from './csv-tokenizer.js';
import type { TokenizerFindings } from './csv-tokenizer.js';
import type { Dialect, SourceFinding } from '../layout/layout.js';
import type { Pass } from './pass.js';

interface SplitText {
  readonly blob: Blob;
  /** Start of the text, after a byte order mark. */
  readonly textStart: number;
  readonly dialect: Dialect;
  readonly signal?: AbortSignal;
}

/** What is irregular in a file, after a full pass. Throws the reason of the signal of the text when aborted. */
export async function findingsOf(text: SplitText, found: TokenizerFindings, pass: Pass): Promise<SourceFinding[]> {
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
  const lines = await rowNumbers(
    text,
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

/** The row numbers of positions, as `SourceRow.number`: rows are split again, if there is something to report. */
export async function rowNumbers(
  { blob, textStart, dialect, signal }: SplitText,
  positions: readonly number[],
): Promise<number[]> {
  const numbers = positions.map(() => 0);
  if (positions.length === 0) return numbers;
  const last = Math.max(...positions);
  const tokenizer = createTokenizer(dialect, textStart);
  for await (const chunk of chunksAndEnd(blob, textStart)) {
    signal?.throwIfAborted();
    const { base, rowCount, rowStarts, rowsEnd } = tokenizer.push(chunk, chunk === END);
    for (const [at, position] of positions.entries()) {
      let row = base + rowsEnd <= position ? rowCount : 0;
      while (row < rowCount && base + rowStarts[row]! <= position) row += 1;
      numbers[at]! += row;
    }
    if (base + rowsEnd > last) break;
  }
  return numbers;
}
