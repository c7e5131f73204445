/** The first cell of a spreadsheet's clipboard text, unquoted, and whether there were more. */
export function clipboardCell(text: string): { readonly value: string; readonly more: boolean } {
  const quoted = /^"((?:[^"]|"")*)"(?=[\t\r\n]|$)/.exec(text);
  // Quotes belong to the notation only around tabs, line breaks and quotes; else they are the value's own.
  if (quoted && /[\t\r\n"]/.test(quoted[1] ?? '')) {
    return { value: (quoted[1] ?? '').replaceAll('""', '"'), more: hasMore(text.slice(quoted[0].length)) };
  }
  const end = /[\t\r\n]/.exec(text)?.index ?? text.length;
  return { value: text.slice(0, end), more: hasMore(text.slice(end)) };
}

function hasMore(rest: string): boolean {
  return rest.replace(/\r?\n?$/, '') !== '';
}
