import { bareDelimiter, mergedBelow, openTable } from '../src/engine/full.js';
import type { OpenedFile, Table } from '../src/engine/full.js';
import { CliError } from '../server/main/cli/cli-error.js';
import type { Command, CommandValues } from '../server/main/cli/command.js';
import { textOption } from '../server/main/cli/command.js';
import { openSource } from './open-source.js';
import { createOutput } from '../server/main/cli/output.js';
import type { Output } from '../server/main/cli/output.js';
import { createJsonRows } from './json-rows.js';

/**
 * Prints how a file is read, and its data rows. With `--json`, the first line is an object with what was detected, and
 * each further line is a row as an array of strings. Without it, lines that begin with `#` show what was detected.
 */
export const readCommand: Command = {
  usage: 'read FILE [--json] [--limit N] [--sheet S] [--visible] [--filled] [--all]',
  summary:
    'Prints what was detected of a CSV or Excel file, then its rows, one JSON array a line (--visible: without rows hidden in a workbook; --filled: with the value of merged cells in each of their rows; --all: header and preamble too). Here, and in validate and map, the FILE - is standard input.',
  options: {
    json: { type: 'boolean' },
    limit: { type: 'string' },
    sheet: { type: 'string' },
    visible: { type: 'boolean' },
    filled: { type: 'boolean' },
    all: { type: 'boolean' },
  },
  files: 1,
  run: async ([path = ''], values) => {
    const limit = readLimit(values);
    const source = await openSource(path, values);
    const table = await openTable(source.blob, { fixed: source.fixed });
    const output = createOutput();
    const detected = describe(source, table);
    if (values['json'] === true) await output.line(JSON.stringify(detected));
    else for (const [name, value] of Object.entries(detected)) await output.line(`# ${name}: ${JSON.stringify(value)}`);
    const rows =
      values['all'] === true
        ? await openTable(source.blob, { fixed: { ...table.layout, header: { start: 0, rows: 0 } } })
        : table;
    if (limit > 0) await writeRows(rows, limit, output);
    await output.end();
    return 0;
  },
};

function describe(source: OpenedFile, table: Table): Record<string, unknown> {
  const { encoding, dialect, header, sheet } = table.layout;
  return {
    encoding,
    delimiter: bareDelimiter(dialect.delimiter),
    quote: dialect.quote,
    escape: dialect.escape,
    // 1-based, as shown in spreadsheets; null if the file has no header.
    headerRow: header.rows === 0 ? null : header.start + 1,
    header,
    sheet,
    sheets: source.sheets,
    // Null for delimited text.
    hiddenRows: source.hiddenRows,
    blankFormulas: source.blankFormulas,
    errorCells: source.errorCells,
    mergedCells: source.merged && (mergedBelow(source.merged, header)?.count ?? 0),
    columns: table.columns.map(({ name }) => name),
    confidence: table.confidence,
  };
}

async function writeRows(table: Table, limit: number, output: Output): Promise<void> {
  const jsonRows = createJsonRows();
  let left = limit;
  await table.scan(
    async (block) => {
      const bytes = jsonRows(block, left);
      left -= block.dataRows;
      await output.bytes(bytes);
    },
    { maxRows: limit },
  );
}

function readLimit(values: CommandValues): number {
  const text = textOption(values, 'limit');
  if (text === undefined) return Infinity;
  if (!/^\d+$/u.test(text)) throw new CliError(`--limit takes a whole number, not "${text}".`);
  return Number(text);
}
