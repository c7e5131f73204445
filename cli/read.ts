import { openTable } from '../src/engine/full.js';
import type { Table } from '../src/engine/full.js';
import { CliError } from '../server/main/cli/cli-error.js';
import type { Command, CommandValues } from '../server/main/cli/command.js';
import { textOption } from '../server/main/cli/command.js';
import { openSource } from './open-source.js';
import type { OpenedSource } from './open-source.js';
import { createOutput } from '../server/main/cli/output.js';

/** Number of rows read at once. */
const PAGE = 1000;

/**
 * Prints how a file is read, and its data rows. With `--json`, the first line is an object with what was detected, and
 * each further line is a row as an array of strings. Without it, lines that begin with `#` show what was detected.
 */
export const readCommand: Command = {
  usage: 'read FILE [--json] [--limit N] [--sheet S] [--all]',
  summary:
    'Prints what was detected of a CSV or Excel file, then its rows, one JSON array a line (--all: header and preamble too).',
  options: {
    json: { type: 'boolean' },
    limit: { type: 'string' },
    sheet: { type: 'string' },
    all: { type: 'boolean' },
  },
  files: 1,
  run: async ([path = ''], values) => {
    const limit = readLimit(values);
    const source = await openSource(path, textOption(values, 'sheet'));
    const table = await openTable(source.blob, { fixed: source.fixed });
    const output = createOutput();
    const detected = describe(source, table);
    if (values['json'] === true) await output.line(JSON.stringify(detected));
    else for (const [name, value] of Object.entries(detected)) await output.line(`# ${name}: ${JSON.stringify(value)}`);
    const rows =
      values['all'] === true
        ? await openTable(source.blob, { fixed: { ...table.layout, header: { start: 0, rows: 0 } } })
        : table;
    for await (const cells of readCells(rows, limit)) await output.line(JSON.stringify(cells));
    await output.end();
    return 0;
  },
};

function describe(source: OpenedSource, table: Table): Record<string, unknown> {
  const { encoding, dialect, header, sheet } = table.layout;
  return {
    encoding,
    delimiter: dialect.delimiter,
    quote: dialect.quote,
    escape: dialect.escape,
    // 1-based, as shown in spreadsheets; null if the file has no header.
    headerRow: header.rows === 0 ? null : header.start + 1,
    header,
    sheet,
    sheets: source.sheets,
    columns: table.columns.map(({ name }) => name),
    confidence: table.confidence,
  };
}

async function* readCells(table: Table, limit: number): AsyncGenerator<readonly string[]> {
  if (limit === 0) return;
  await table.scan(() => undefined, Number.isFinite(limit) ? { maxRows: limit } : {});
  const count = Math.min(table.indexedRows, limit);
  for (let first = 0; first < count; first += PAGE) {
    for (const { cells } of await table.readRows(first, Math.min(PAGE, count - first))) yield cells;
  }
}

function readLimit(values: CommandValues): number {
  const text = textOption(values, 'limit');
  if (text === undefined) return Infinity;
  if (!/^\d+$/u.test(text)) throw new CliError(`--limit takes a whole number, not "${text}".`);
  return Number(text);
}
