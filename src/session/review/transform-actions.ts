import { operationFormat } from '../../engine/index.js';
import type { Column, Program, RunProgram } from '../../engine/index.js';
import { BackendError } from '../../adapters/index.js';
import { portableColumns } from '../../worker/index.js';
import { changeRows } from './change-rows.js';
import type { SessionContext } from '../session-context.js';
import type { SessionActions } from '../session-actions.js';
import { allColumns } from '../session-state.js';

type TransformActions = Pick<
  SessionActions,
  'readTransformSamples' | 'proposeTransform' | 'explainCells' | 'previewProgram' | 'applyProgram'
>;

/** Sample rows sent to the backend. */
const MAX_SAMPLES = 5;
/** Characters of each sample text. */
const MAX_SAMPLE_TEXT = 200;
/** Changes listed in a preview. */
const MAX_LISTED = 200;

/** Editing with a prompt: the adapter proposes a program, which is previewed and then applied as one edit. */
export function transformActions(context: SessionContext): TransformActions {
  const { store, runner } = context;
  const operationOf = (program: Program): RunProgram => ({
    type: 'run-program',
    program,
    formats: (store.getState().review?.formats ?? []).map(operationFormat),
  });
  const reviewColumns = (): readonly Column[] => {
    const byId = new Map(portableColumns(allColumns(store.getState())).map((column) => [column.id, column]));
    return (store.getState().review?.columns ?? []).flatMap(({ id }) => byId.get(id) ?? []);
  };
  return {
    async readTransformSamples() {
      const { backend } = store.getState();
      const columns = reviewColumns();
      if (backend.status === 'ready' && !backend.configuration.assistant) return { columns, rows: [] };
      const { rows } = await (await runner()).call('rows-read', { start: 0, count: MAX_SAMPLES });
      const samples = rows.map(({ cells }) =>
        Object.fromEntries(columns.map(({ id }, at) => [id, (cells[at] ?? '').slice(0, MAX_SAMPLE_TEXT)])),
      );
      return { columns, rows: samples };
    },
    async proposeTransform(request, options) {
      const adapter = context.adapter();
      if (!adapter.proposeTransform) throw new BackendError('rejected');
      const { program, summary } = await adapter.proposeTransform(request, options);
      // Checking a program is not needed before one is proposed.
      const { readProgram } = await import('../../engine/program/read-program.js');
      const reading = readProgram(program);
      if ('problem' in reading) throw new BackendError('unreachable', '', { cause: new Error(reading.problem.code) });
      return { program: reading.program, summary };
    },
    explainCells: async (column, cells) => (await runner()).call('example-explain', { column, cells }),
    previewProgram: async (program, { signal, onProgress, errorsIn, ...reach }) =>
      (await runner()).call(
        'program-preview',
        { operation: { ...operationOf(program), ...reach }, errorsIn, limit: MAX_LISTED },
        { signal, onEvent: ({ percent }) => onProgress?.(percent) },
      ),
    applyProgram: (program, { name, cells: count = 0, except = [], errorsIn, ...reach } = {}) =>
      changeRows(context, async (options) => {
        const operation = { ...operationOf(program), ...reach, except };
        return (await runner()).call(
          'edit-apply',
          { operation, errorsIn, step: { ...(name && { name }), count } },
          options,
        );
      }),
  };
}
