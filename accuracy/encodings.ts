import { readdirSync, readFileSync } from 'node:fs';
import { detectEncoding } from '../src/engine/source/text/encoding.js';
import { createDecoder, loadDecoders } from '../src/engine/source/text/text-decoders.js';
import { corpus, scored } from './accuracy-set.js';
import type { AccuracyResult, AccuracySet, Scored } from './accuracy-set.js';

/** Below this confidence the user is asked. */
const SURE = 0.9;
/** Encodings that browsers do not decode. */
const LEFT_OUT = /^(CP8|IBM855|ISO-2022-(CN|KR)|UTF-32)/;
const LABELS: Readonly<Record<string, string>> = { CP949: 'euc-kr', ASCII: 'utf-8' };

interface Sample {
  readonly name: string;
  readonly label: string;
  readonly bytes: Uint8Array;
}

/** Right is what decodes to the same text; the label does not matter. */
async function score(id: string, samples: readonly Sample[]): Promise<AccuracyResult> {
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
  const samples = names.flatMap((name): Sample[] => {
    const encoding = name.split('/')[0]!;
    if (!name.endsWith('.bin') || LEFT_OUT.test(encoding)) return [];
    const bytes = new Uint8Array(readFileSync(`${folder}/${name}`));
    return [{ name, label: LABELS[encoding] ?? encoding, bytes }];
  });
  return score('encoding-prose', samples);
}

export const ENCODING_SETS: readonly AccuracySet[] = [
  { id: 'encoding-countries', run: countryNames },
  { id: 'encoding-prose', run: prose },
];
