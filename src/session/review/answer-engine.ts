import type { CheckedRow, RowFinding } from '../../engine/index.js';
import { checkRowsOnHost, needsHost } from './host-checks.js';
import type { HostFunctions } from './host-checks.js';
import { allColumns } from '../session-context.js';
import type { SessionContext } from '../session-context.js';
import { HostError } from '../session-error.js';

/** Answers the engine's questions about rows with the host's functions; `undefined` where there are none. */
export function answerer(
  context: SessionContext,
  signal: AbortSignal,
): ((rows: CheckedRow[]) => Promise<readonly RowFinding[]>) | undefined {
  const host: HostFunctions = {
    columns: allColumns(context.store.getState()),
    schemaCheck: context.schemaCheck(),
    validateRows: context.options().validateRows,
  };
  if (!needsHost(host)) return undefined;
  return async (rows) => {
    try {
      return await checkRowsOnHost(rows, host, signal);
    } catch (error) {
      throw new HostError(error);
    }
  };
}
