/** Opening quotation marks, with those that close them. */
const QUOTES: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '`': '`',
  '“': '”',
  '„': '“',
  '‘': '’',
  '«': '»',
};
const MARK = '\u0001';
const HELD = new RegExp(`${MARK}(\\d+)${MARK}`, 'gu');
const WHOLLY_HELD = new RegExp(`^${MARK}(\\d+)${MARK}$`, 'u');

/**
 * A sentence in which placeholders replace quoted texts, so that their words are not parsed as part of the sentence.
 */
export interface QuotedText {
  readonly sentence: string;
  /** A part of the sentence as written, without quotes if it is quoted as a whole. */
  text(part: string): string;
  isQuoted(part: string): boolean;
}

export function holdQuotes(prompt: string): QuotedText {
  const held: string[] = [];
  const plain = prompt.replaceAll(MARK, ' ');
  let sentence = '';
  for (let at = 0; at < plain.length;) {
    const end = quoteEnd(plain, at);
    if (end < 0) {
      sentence += plain[at];
      at += 1;
      continue;
    }
    sentence += `${MARK}${held.length}${MARK}`;
    held.push(plain.slice(at + 1, end));
    at = end + 1;
  }
  const heldText = (index: string): string => held[Number(index)] ?? '';
  return {
    sentence: sentence.replace(/\s+/gu, ' ').trim(),
    text: (part) => part.trim().replace(HELD, (_mark, index: string) => heldText(index)),
    isQuoted: (part) => WHOLLY_HELD.test(part.trim()),
  };
}

/** End of the quotation that opens here; -1 when it is not closed. An apostrophe inside a word does not open one. */
function quoteEnd(text: string, at: number): number {
  const close = QUOTES[text[at] ?? ''];
  if (close === undefined || /[\p{L}\p{N}]/u.test(text[at - 1] ?? ' ')) return -1;
  for (let end = text.indexOf(close, at + 1); end >= 0; end = text.indexOf(close, end + 1)) {
    if (!/[\p{L}\p{N}]/u.test(text[end + 1] ?? ' ')) return end;
  }
  return -1;
}
