import { readdirSync, readFileSync } from 'node:fs';
import { namesFiles } from '../src/engine/testing/encoded-names.js';
import { detectEncoding } from '../src/engine/source/text/encoding.js';
import { createDecoder, loadDecoders } from '../src/engine/source/text/text-decoders.js';
import { corpus, scored } from './accuracy-set.js';
import type { AccuracyResult, AccuracySet, Scored } from './accuracy-set.js';
import { damagedFiles, encodedFiles, filesOfFewAccents, KINDS_ADDED } from './encoded-files.js';
import type { EncodedFile } from './encoded-files.js';

/** Below this confidence the user is asked. */
const SURE = 0.9;
/** Encodings that neither browsers nor we decode, and code pages of DOS. */
const LEFT_OUT = /^(CP8|IBM855|ISO-2022-(CN|KR))/;
const NAMES_SEEDS = [101, 102, 103, 104];
const LABELS: Readonly<Record<string, string>> = { CP949: 'euc-kr', ASCII: 'utf-8' };

/** Right is what decodes to the same text; the label does not matter. */
async function score(id: string, samples: readonly EncodedFile[]): Promise<AccuracyResult> {
  await loadDecoders();
  let sureAndWrong = 0;
  const cases = samples.map(({ name, label, bytes }): Scored => {
    const { value, confidence } = detectEncoding(bytes, { complete: true });
    const isRight = createDecoder(value).decode(bytes) === createDecoder(label).decode(bytes);
    if (!isRight && confidence > SURE) sureAndWrong += 1;
    return { name, expected: label, found: isRight ? label : `${value} (${confidence.toFixed(2)})` };
  });
  return scored(id, cases, { sureAndWrong });
}

function countryNames(): Promise<AccuracyResult> | null {
  const folder = corpus('encoding-csv-countries');
  if (folder === null) return null;
  const names = readdirSync(folder).filter((name) => name.endsWith('.csv'));
  const samples = names.map((name) => {
    return { name, label: name.split('__')[0]!, bytes: new Uint8Array(readFileSync(`${folder}/${name}`)) };
  });
  return score('encoding-countries', samples);
}

function prose(): Promise<AccuracyResult> | null {
  const folder = corpus('encoding-node-chardet/generated');
  if (folder === null) return null;
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const samples = names.flatMap((name): EncodedFile[] => {
    const encoding = name.split('/')[0]!;
    if (!name.endsWith('.bin') || LEFT_OUT.test(encoding)) return [];
    const bytes = new Uint8Array(readFileSync(`${folder}/${name}`));
    return [{ name, label: LABELS[encoding] ?? encoding.toLowerCase(), bytes }];
  });
  return score('encoding-prose', samples);
}

/** Files are encoded with the tables of the decoders. */
async function generated(id: string, files: () => EncodedFile[]): Promise<AccuracyResult> {
  await loadDecoders();
  return score(id, files());
}

export const ENCODING_SETS: readonly AccuracySet[] = [
  { id: 'encoding-countries', run: countryNames },
  { id: 'encoding-prose', run: prose },
  ...KINDS_ADDED.map((added): AccuracySet => {
    const id = `encoding-${added.replace(' ', '-')}`;
    return { id, run: () => generated(id, () => encodedFiles(added)) };
  }),
  ...[false, true].flatMap((hasSigns) =>
    [10, 40].map((rows): AccuracySet => {
      const id = `encoding-names-${hasSigns ? 'signs-' : ''}${rows}`;
      const files = (): EncodedFile[] => NAMES_SEEDS.flatMap((seed) => namesFiles({ rows, hasSigns, seed }));
      return { id, run: () => generated(id, files) };
    }),
  ),
  { id: 'encoding-few-accents', run: () => generated('encoding-few-accents', filesOfFewAccents) },
  { id: 'encoding-damaged-utf-8', run: () => generated('encoding-damaged-utf-8', damagedFiles) },
];
