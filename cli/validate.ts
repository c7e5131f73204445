import {
  columnsWithoutSource,
  completePlan,
  mergedBelow,
  suggestedMapping,
  withFormatAnswers,
} from '../src/engine/full.js';
import type { ColumnMapping, Issue, ReviewSummary } from '../src/engine/full.js';
import type { ImportQuestion } from '../src/protocol/index.js';
import { CliError } from '../server/main/cli/cli-error.js';
import type { Command } from '../server/main/cli/command.js';
import { textOption } from '../server/main/cli/command.js';
import type { CommandValues } from '../server/main/cli/command.js';
import { issueSentence } from '../server/platform/source/issue-sentence.js';
import { openQuestions } from '../server/platform/source/open-questions.js';
import { applyMappingFile } from './mapping-file.js';
import { openImport } from './open-import.js';
import type { OpenedImport } from './open-import.js';
import { createOutput } from '../server/main/cli/output.js';
import type { Output } from '../server/main/cli/output.js';

const INVALID_ROWS = 1;
const PAGE = 500;
const GIVE_MAPPING = 'Give --mapping with a JSON file such as {"column of the file": "field"}.';

/** Validates every row of a file. Prints the summary first, then one issue per line. */
export const validateCommand: Command = {
  usage:
    'validate FILE --importer importer.json [--mapping mapping.json] [--date-order ask|dmy|mdy|ymd] [--decimal ask|.|,] [--json] [--sheet S] [--visible] [--filled]',
  summary:
    'Validates every row. Exit code 1 when rows are invalid, 2 when it could not run. mapping.json says which column of ' +
    'the file goes to which field: {"E-Mail": "email", "Vorname": "first_name"}, or the output of rowgate map --json.',
  options: {
    importer: { type: 'string' },
    mapping: { type: 'string' },
    'date-order': { type: 'string' },
    decimal: { type: 'string' },
    json: { type: 'boolean' },
    sheet: { type: 'string' },
    visible: { type: 'boolean' },
    filled: { type: 'boolean' },
  },
  files: 1,
  run: async ([path = ''], values) => {
    const opened = withAnswers(await openImport(path, values), values);
    const mapping = chooseMapping(opened);
    const plan = completePlan({ columns: opened.columns, layout: opened.table.layout, mapping });
    const summary = await opened.engine.call('validation-run', { plan, hostChecks: false });
    const output = createOutput();
    const { all, valid, invalid } = summary.counts;
    const { errors, warnings } = countIssues(summary);
    const merged = mergedBelow(opened.merged, opened.table.layout.header);
    const isFilled = values['filled'] === true;
    const isVisible = values['visible'] === true;
    const questions = openQuestions(summary, { sources: opened.table.columns, mapping, columns: opened.columns });
    await output.line(
      values['json'] === true
        ? JSON.stringify({
            rows: all,
            valid,
            invalid,
            errors,
            warnings,
            mapping: namedMapping(opened, mapping),
            // As in the findings of an import, 0 for what the options have decided.
            hiddenRows: isVisible ? 0 : opened.hiddenRows,
            blankFormulas: opened.blankFormulas,
            errorCells: opened.errorCells,
            mergedCells: isFilled ? 0 : (merged?.count ?? 0),
            questions: questions.map(({ code, field, column, example }) => ({ code, field, column, example })),
          })
        : `# ${all} rows: ${valid} valid, ${invalid} invalid (${errors} errors, ${warnings} warnings)`,
    );
    if (values['json'] !== true && opened.hiddenRows > 0) {
      const verb = isVisible ? 'left out' : 'included; --visible leaves them out';
      await output.line(`# Rows hidden in the workbook: ${opened.hiddenRows} (${verb})`);
    }
    if (values['json'] !== true && opened.blankFormulas > 0) {
      await output.line(`# Formulas without a saved value: ${opened.blankFormulas} (read as empty cells)`);
    }
    if (values['json'] !== true && opened.errorCells > 0) {
      await output.line(`# Cells with an Excel error: ${opened.errorCells} (read as text)`);
    }
    if (values['json'] !== true && merged) {
      const verb = isFilled ? 'filled down' : 'only the first row has the value; --filled repeats it';
      await output.line(`# Cells merged over several rows: ${merged.count}, the first at ${merged.first} (${verb})`);
    }
    if (values['json'] !== true) for (const question of questions) await output.line(`# ${questionLine(question)}`);
    await printIssues(opened, summary, output);
    await output.end();
    return invalid > 0 ? INVALID_ROWS : 0;
  },
};

/** Prints the issues of all rows in the order of the file. Stops reading rows after the last one. */
async function printIssues({ engine }: OpenedImport, summary: ReviewSummary, output: Output): Promise<void> {
  const { errors, warnings } = countIssues(summary);
  const { all, invalid } = summary.counts;
  // Rows with only warnings are valid, so they appear only among all rows.
  const [state, total] = warnings > 0 ? (['all', all] as const) : (['invalid', invalid] as const);
  const places = new Map(summary.columns.map(({ id }, place) => [id, place]));
  let left = errors + warnings;
  for (let start = 0; start < total && left > 0; start += PAGE) {
    const { rows } = await engine.call('rows-read', { view: { state }, start, count: PAGE });
    for (const { number, cells, issues } of rows) {
      for (const issue of issues) {
        const place = places.get(issue.column ?? '') ?? -1;
        await output.line(JSON.stringify(printedIssue(issue, number, cells[place] ?? null)));
      }
      left -= issues.filter(({ column }) => column !== null).length;
    }
  }
}

/** Applies the command-line options for ambiguous values, which take precedence over the importer file. */
function withAnswers(opened: OpenedImport, values: CommandValues): OpenedImport {
  const dateOrder = choice(values, 'date-order', ['ask', 'dmy', 'mdy', 'ymd']);
  const decimal = choice(values, 'decimal', ['ask', '.', ',']);
  return { ...opened, columns: withFormatAnswers(opened.columns, { dateOrder, decimal }) };
}

function choice<Option extends string>(
  values: CommandValues,
  name: string,
  options: readonly Option[],
): Option | undefined {
  const value = textOption(values, name);
  const chosen = options.find((option) => option === value);
  if (value !== undefined && chosen === undefined) {
    throw new CliError(`--${name} has to be one of ${options.join(' ')}, not "${value}".`);
  }
  return chosen;
}

function questionLine({ code, column, example }: ImportQuestion): string {
  return code === 'date_ambiguous'
    ? `Column "${column}": ${example} can be read day first or month first. Give --date-order dmy or mdy.`
    : `Column "${column}": ${example} can be read in two ways. Give --decimal . or ,`;
}

/** `row` is the row number that users see, as in the errors of an import job. */
function printedIssue(issue: Issue, row: number, value: string | null): Record<string, unknown> {
  const { code, severity, column, params } = issue;
  return { row, field: column, code, severity, message: issueSentence(issue), value, params };
}

function chooseMapping({ columns, table, suggestions, given }: OpenedImport): ColumnMapping {
  const mapping = given ? applyMappingFile(given, table.columns, columns) : suggestedMapping(suggestions);
  const missing = columnsWithoutSource(columns, mapping);
  if (missing.length > 0) {
    const names = missing.map(({ id }) => `"${id}"`).join(', ');
    const fields = missing.length === 1 ? 'field' : 'fields';
    throw new CliError(`No column of the file is mapped to the required ${fields} ${names}. ${GIVE_MAPPING}`);
  }
  if (mapping.every((column) => column === null)) {
    throw new CliError(`No column of the file is mapped to any field. ${GIVE_MAPPING}`);
  }
  return mapping;
}

function countIssues({ columns }: ReviewSummary): { readonly errors: number; readonly warnings: number } {
  return {
    errors: columns.reduce((sum, column) => sum + column.errors, 0),
    warnings: columns.reduce((sum, column) => sum + column.warnings, 0),
  };
}

function namedMapping({ table }: OpenedImport, mapping: ColumnMapping): readonly (readonly [string, string | null])[] {
  return table.columns.map(({ name }, index) => [name, mapping[index] ?? null]);
}
