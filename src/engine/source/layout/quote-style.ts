/** Told by how cells begin and end in the text; the usual quote where nothing speaks for another. */
export function quoteOf(text: string, delimiter: string): { readonly quote: string; readonly confidence: number } {
  const double = quotedCells(text, delimiter, '"');
  const single = quotedCells(text, delimiter, "'");
  if (single > double * 2 && single >= 2) return { quote: "'", confidence: double === 0 ? 0.93 : 0.75 };
  if (single > 0 && double === 0 && single * 12 > lineCount(text)) return { quote: "'", confidence: 0.7 };
  return { quote: '"', confidence: double > 0 || !text.includes('"') ? 0.97 : 0.85 };
}

/** What makes a quote within a cell literal, where files differ: a backslash before it, else the quote doubled. */
export function escapeOf(text: string, quote: string): string {
  if (quote === '' || !text.includes(`\\${quote}`)) return quote;
  let backslashes = 0;
  let doubled = 0;
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) {
    const before = text[at - 1] ?? '\n';
    const after = text[at + 1] ?? '\n';
    const isWithin = !/[,;\t|\r\n]/.test(after);
    if (before === '\\' && text[at - 2] !== '\\') backslashes += isWithin ? 1 : 0;
    else if (after === quote && /[^,;\t|\r\n\\]/.test(before) && before !== quote) doubled += 1;
  }
  return backslashes > doubled ? '\\' : quote;
}

/** How many cells stand in quotes from end to end. */
function quotedCells(text: string, delimiter: string, quote: string): number {
  if (!text.includes(quote)) return 0;
  const mark = delimiter.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const cell = `(?:^|[\\r\\n]|${mark}) ?${quote}(?:\\\\.|[^${quote}\\\\]|${quote}${quote}){0,2000}${quote} ?(?=${mark}|[\\r\\n]|$)`;
  return text.match(new RegExp(cell, 'g'))?.length ?? 0;
}

function lineCount(text: string): number {
  return text.split('\n').length;
}
