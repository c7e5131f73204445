/** UTF-8 with a backslash before delimiters that belong to cells; the delimiter follows. Not a WHATWG label. */
export const ESCAPED_CELLS = 'utf-8-escaped-cells';
/** UTF-8 with cells such as `="Doe, John"`; the delimiter follows. Not a WHATWG label. */
export const FORMULA_CELLS = 'utf-8-formula-cells';

/** Cells of a text between delimiters, and what they become. */
interface CellChange {
  /** What a quoted cell contains, as a pattern. */
  readonly quoted: string;
  /** Other cells that may change. */
  readonly unquoted: string;
  readonly change: (cell: string, isQuoted: boolean) => string;
}

/** How rows change whose label says that cells are written in another way. They become quoted cells. */
export function cellsChange(label: string): ((rows: string) => string) | null {
  const delimiter = label.at(-1)!;
  if (label === ESCAPED_CELLS + delimiter) return changeOf(delimiter, escapedCells(delimiter));
  return label === FORMULA_CELLS + delimiter ? changeOf(delimiter, FORMULAS) : null;
}

/** `Doe\, John` becomes `"Doe, John"`. Where delimiters are escaped, so are quotes and backslashes. */
function escapedCells(delimiter: string): CellChange {
  const pairs = new RegExp(`\\\\([\\\\"${delimiter}])`, 'g');
  return {
    quoted: String.raw`(?:[^"\\]|""|\\[^])*`,
    unquoted: String.raw`(?:[^\r\n\\${delimiter}]|\\.)+`,
    change: (cell, isQuoted) => {
      if (isQuoted) return cell.replace(pairs, (_, mark: string) => (mark === '"' ? '""' : mark));
      const text = cell.replace(pairs, '$1');
      return text === cell ? cell : `"${text.replaceAll('"', '""')}"`;
    },
  };
}

/** `="Doe, John"` becomes `"Doe, John"`. */
const FORMULAS: CellChange = {
  quoted: '(?:[^"]|"")*',
  unquoted: String.raw`="(?:[^"\r\n]|"")*"`,
  change: (cell, isQuoted) => (isQuoted ? cell : cell.slice(1)),
};

function changeOf(delimiter: string, { quoted, unquoted, change }: CellChange): (rows: string) => string {
  const start = `(?<![^\\r\\n${delimiter}])`;
  const end = `(?=[\\r\\n${delimiter}]|$)`;
  const cells = new RegExp(`${start}(?:("${quoted}"${end})|("${quoted}$)|${unquoted}${end})`, 'g');
  let isOpen = false;
  return (rows) => {
    // The rows may begin within a quoted cell.
    const opening = isOpen ? '"' : '';
    isOpen = false;
    const text = (opening + rows).replace(cells, (cell, closed?: string, open?: string) => {
      isOpen = open !== undefined;
      return change(cell, isOpen || closed !== undefined);
    });
    return text.slice(opening.length);
  };
}
