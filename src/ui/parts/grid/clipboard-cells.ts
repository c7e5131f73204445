/** The cells of a spreadsheet's clipboard text, unquoted, row by row. One line break at the end ends no further row. */
export function clipboardCells(text: string): string[][] {
  let row: string[] = [];
  const rows = [row];
  for (let at = 0; ;) {
    const { value, end } = cellAt(text, at);
    row.push(value);
    if (end >= text.length) return rows;
    at = end + (text.startsWith('\r\n', end) ? 2 : 1);
    if (text[end] === '\t') continue;
    if (at >= text.length) return rows;
    row = [];
    rows.push(row);
  }
}

/** A cell as spreadsheets put it on the clipboard: quoted where it would not be read back as one. */
export function clipboardText(cell: string): string {
  return /[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Rows of cells as spreadsheets put them on the clipboard: each ends with a line break. */
export function clipboardRows(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(clipboardText).join('\t')}\r\n`).join('');
}

function cellAt(text: string, start: number): { readonly value: string; readonly end: number } {
  const quoted = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)/y;
  quoted.lastIndex = start;
  const inner = quoted.exec(text)?.[1];
  // Quotes belong to the notation only around tabs, line breaks and quotes; else they are the value's own.
  if (inner !== undefined && /[\t\r\n"]/.test(inner)) {
    return { value: inner.replaceAll('""', '"'), end: quoted.lastIndex };
  }
  const separator = /[\t\r\n]/g;
  separator.lastIndex = start;
  const end = separator.exec(text)?.index ?? text.length;
  return { value: text.slice(start, end), end };
}
