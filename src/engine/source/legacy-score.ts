import type { LegacyEncoding } from './legacy-encodings.js';

/** Characters every Chinese, Japanese or Korean text is full of. */
const COMMON: Readonly<Record<string, RegExp>> = {
  shift_jis: /[\u3040-\u30ff]|[日本人大国中年一県市東京名社会山田上出生学時]/u,
  'euc-jp': /[\u3040-\u30ff]|[日本人大国中年一県市東京名社会山田上出生学時]/u,
  gb18030: /[的一国在人了有中是年和大业不为发会工经上地市要个产这出行作生家以成到日民来对公司名尔亚斯兰拉西利巴]/u,
  big5: /[的一國在人了有中是年和大業不為發會工經上地市要個產這出行作生家以成到日民來對公司名爾亞斯蘭拉西利巴]/u,
  'euc-kr': /[\uac00-\ud7a3]/u,
};
const JAPANESE_HALF_WIDTH = /[\uff61-\uff9f]/u;
const IDEOGRAPH = /[\u3400-\u9fff\uf900-\ufaff]/u;
const LETTER = /\p{L}|\p{M}/u;
const ASCII_LETTER = /[A-Za-z]/;
const TYPOGRAPHY = /[“”‘’–—…«»€°ºª©®£§·¿¡×\u00a0]/u;

/** How much the text decoded this way looks like language: below 0 never, 1 for every character. */
export function legacyScore(sample: Uint8Array, encoding: LegacyEncoding): number {
  const text = decoded(sample, encoding.label);
  return text === null ? -10 : scorers[encoding.kind](text, encoding) + encoding.bonus;
}

function decoded(sample: Uint8Array, label: string): string | null {
  try {
    return new TextDecoder(label).decode(sample);
  } catch {
    return null;
  }
}

type Scorer = (text: string, encoding: LegacyEncoding) => number;

const scorers: Record<LegacyEncoding['kind'], Scorer> = {
  latin: (text, { letters }) => average(text, (char, before, after) => latinScore(char, letters, before, after)),
  script: (text, { letters }) => average(text, (char, before) => scriptScore(char, letters, before)),
  wide: (text, { label }) => average(text, (char) => wideScore(char, label)),
};

/** The mean over the characters outside ASCII. */
function average(text: string, score: (char: string, before: string, after: string) => number): number {
  let sum = 0;
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at]!;
    if (char <= '\u007f') continue;
    count += 1;
    sum += badness(char) ?? score(char, text[at - 1] ?? '', text[at + 1] ?? '');
  }
  return count === 0 ? -1 : sum / count;
}

/** What no text of any kind contains. */
function badness(char: string): number | null {
  if (char === '\ufffd') return -4;
  if (char <= '\u009f' || (char >= '\ue000' && char <= '\uf8ff')) return -3;
  return null;
}

/** Accented letters stand among plain ones, in the case of their neighbours. */
function latinScore(char: string, letters: string, before: string, after: string): number {
  if (TYPOGRAPHY.test(char)) return ASCII_LETTER.test(before) && ASCII_LETTER.test(after) && char !== '’' ? -0.5 : 0.5;
  if (!LETTER.test(char)) return -1;
  const place = letters.indexOf(char);
  if (place < 0) return -0.3;
  const isUpper = char !== char.toLowerCase();
  if (isUpper && /[a-z]/.test(before)) return -0.8;
  const among = LETTER.test(before) || LETTER.test(after) ? 0.25 : -0.5;
  return 0.75 - (place / letters.length) * 0.35 + among;
}

/** Words of one script: usual letters often, capitals at their beginning only. */
function scriptScore(char: string, letters: string, before: string): number {
  if (TYPOGRAPHY.test(char)) return 0.1;
  if (!LETTER.test(char)) return -1;
  const place = letters.indexOf(char);
  const isUpper = char !== char.toLowerCase();
  if (isUpper && before > '\u007f' && before !== before.toUpperCase()) return -1.2;
  if (ASCII_LETTER.test(before)) return -0.8;
  if (place < 0) return isUpper ? 0.3 : -0.2;
  return 1.05 - (place / letters.length) * 0.5;
}

function wideScore(char: string, label: string): number {
  if (JAPANESE_HALF_WIDTH.test(char)) return -0.3;
  if (COMMON[label]?.test(char)) return label === 'euc-kr' ? 1.1 : 1.3;
  if (IDEOGRAPH.test(char)) return label === 'euc-kr' ? -0.2 : 0.62;
  if (/[\u3000-\u303f\uff00-\uff60]/u.test(char)) return 0.8;
  return -0.6;
}
