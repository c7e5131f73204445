import { EngineError } from '../../engine/index.js';
import type { CheckedRow, Column, HostFinding, RowFinding, RowsValidate } from '../../engine/index.js';
import type { SchemaCheck } from '../../schema/index.js';
import type { SessionContext } from '../session-context.js';
import { HostError } from '../session-error.js';
import { allColumns } from '../session-state.js';

interface HostFunctions {
  readonly columns: readonly Column[];
  /** Rows of the file as far as they are known, with those the user added. */
  readonly schemaCheck: SchemaCheck | null;
  readonly validateRows?: RowsValidate;
}

/** Whether the host has checks of its own to run. */
function needsHost({ columns, schemaCheck, validateRows }: HostFunctions): boolean {
  return (
    schemaCheck !== null ||
    validateRows !== undefined ||
    columns.some(({ validate, validators }) => validate || validators?.some(({ type }) => type === 'custom'))
  );
}

/** Runs the host's checks on rows the engine passes; `undefined` when there are none. */
export function hostChecker(
  context: SessionContext,
  signal: AbortSignal,
): ((rows: CheckedRow[]) => Promise<readonly RowFinding[]>) | undefined {
  const state = context.store.getState();
  const host = {
    columns: allColumns(state),
    schemaCheck: context.schemaCheck(),
    validateRows: context.options().validateRows,
  };
  if (!needsHost(host)) return undefined;
  const reported = new Set<string>();
  const report = (sentence: string): void => {
    if (!reported.has(sentence)) console.warn(`CSVImporter: ${sentence}`);
    reported.add(sentence);
  };
  return async (rows) => {
    try {
      return await checkRowsOnHost(rows, host, { signal, report });
    } catch (error) {
      throw error instanceof EngineError ? error : new HostError(error);
    }
  };
}

/** Runs the host's checks over a batch of rows: per cell, per column, by schema and per row. */
async function checkRowsOnHost(
  rows: readonly CheckedRow[],
  host: HostFunctions,
  { signal, report }: { readonly signal: AbortSignal; readonly report: (sentence: string) => void },
): Promise<HostFinding[]> {
  const findings: HostFinding[] = rows.flatMap((row) => checkCells(row, host.columns));
  // Functions without types may return nothing.
  const take = (found: readonly RowFinding[] | null | undefined, name: string): readonly RowFinding[] => {
    if (!Array.isArray(found ?? [])) {
      console.error(`CSVImporter: \`${name}\` must return a list of findings, or a promise of one.`);
      throw new EngineError('invalid-columns', { reason: name });
    }
    return (found ?? []).map(portableFinding).filter((finding) => hasPlace(finding, host, { name, report }));
  };
  for (const column of host.columns) {
    if (!column.validate) continue;
    const found = take(await column.validate(rows, { signal }), `${column.label}: validate`);
    findings.push(...found.map((finding) => ({ column: column.id, ...finding })));
  }
  if (host.schemaCheck) findings.push(...(await checkSchema(rows, host.schemaCheck)));
  if (host.validateRows) findings.push(...take(await host.validateRows(rows, { signal }), 'validateRows'));
  return findings;
}

/** Only the known members of a host's finding: others may not be cloneable to a worker. */
function portableFinding({ index, column, message, severity }: RowFinding): RowFinding {
  return { index, ...(column === undefined ? {} : { column }), message: String(message ?? ''), severity };
}

/** Whether the row of a finding exists. Reports rows and columns that do not. */
function hasPlace(
  { index, column }: RowFinding,
  { columns }: HostFunctions,
  { name, report }: { readonly name: string; readonly report: (sentence: string) => void },
): boolean {
  const isRow = Number.isInteger(index) && index >= 0;
  if (!isRow) report(`\`${name}\` returned a finding for the row ${index}, which does not exist. It is ignored.`);
  else if (column != null && !columns.some(({ id }) => id === column)) {
    report(`\`${name}\` returned a finding for the column "${column}", which does not exist. The row shows it.`);
  }
  return isRow;
}

function checkCells(row: CheckedRow, columns: readonly Column[]): RowFinding[] {
  return columns.flatMap((column) => {
    const text = row.texts[column.id] ?? '';
    if (text.trim() === '') return [];
    return (column.validators ?? []).flatMap((validator) => {
      if (validator.type !== 'custom') return [];
      const verdict: unknown = validator.fn(text);
      // An object would count as a refusal of every value.
      if (verdict instanceof Promise) {
        throw new Error(`The \`custom\` validator of "${column.id}" is asynchronous; use \`validate\` instead`);
      }
      if (verdict === true || verdict === null || verdict === undefined) return [];
      const message = typeof verdict === 'string' ? verdict : (validator.message ?? '');
      return [{ index: row.index, column: column.id, message }];
    });
  });
}

async function checkSchema(rows: readonly CheckedRow[], schema: SchemaCheck): Promise<HostFinding[]> {
  const findings: HostFinding[] = [];
  for (const row of rows) {
    const { issues } = await schema.check(row.values);
    for (const { path, message } of issues) {
      findings.push({ index: row.index, column: path ?? undefined, message, unlessFound: true });
    }
  }
  return findings;
}
