const COMMA = 0x2c;
const LINE_FEED = 0x0a;
const QUOTE = 0x22;

/**
 * Appends commas to each line that is not blank, or removes those at its end (`null`). The text is delimited text with
 * `\n` line ends, written by `SheetLines`.
 */
export function fitLines(text: Uint8Array, commas: number | null): Uint8Array<ArrayBuffer> {
  const ends = lineEnds(text);
  const filled = ends.filter((lineEnd, index) => lineEnd > (ends[index - 1] ?? -1) + 1).length;
  const fit = new Uint8Array(text.length + filled * (commas ?? 0));
  let end = 0;
  let start = 0;
  for (const lineEnd of ends) {
    let contentEnd = lineEnd;
    if (commas === null) while (contentEnd > start && text[contentEnd - 1] === COMMA) contentEnd -= 1;
    fit.set(text.subarray(start, contentEnd), end);
    end += contentEnd - start;
    if (lineEnd > start) {
      fit.fill(COMMA, end, end + (commas ?? 0));
      end += commas ?? 0;
    }
    fit[end++] = LINE_FEED;
    start = lineEnd + 1;
  }
  return fit.slice(0, end);
}

function lineEnds(text: Uint8Array): readonly number[] {
  const ends: number[] = [];
  let isQuoted = false;
  for (let position = 0; position < text.length; position += 1) {
    if (text[position] === QUOTE) isQuoted = !isQuoted;
    else if (text[position] === LINE_FEED && !isQuoted) ends.push(position);
  }
  return ends;
}
