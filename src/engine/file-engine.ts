import { createEngine } from './create-engine.js';
import type { EngineOptions } from './create-engine.js';
import type { CallName, CallOptions, CallParams, CallResult, Engine } from './engine-calls.js';
import { EngineError } from './engine-error.js';
import type { ImportPlan } from './import-plan.js';
import { columnsWithoutSource } from './mapping/apply-mapping.js';
import type { NamedFile } from './source/detect-format.js';
import { openFile } from './source/open-file.js';
import { openTable } from './source/open-table.js';
import type { OpenOptions } from './source/open-table.js';
import type { Table } from './source/table/table.js';

/*
 * The engine for scripts and servers. Screens detect a file's format and check the mapping before they call the engine;
 * here, nobody else does.
 */

export interface OpenTableOptions extends OpenOptions {
  /** For messages about the file. */
  readonly fileName?: string;
}

/**
 * Opens a file of any kind, see `openFile`: detects its layout from a sample and leaves the rest unread. Of a workbook,
 * it reads the sheet `overrides.sheet`. Throws EngineError; in addition to those of `openFile`, `too-many-columns`.
 */
export async function openFileTable(
  source: Blob,
  { fileName = '', ...options }: OpenTableOptions = {},
): Promise<Table> {
  const { blob, fixed } = await asText({ ...options, blob: source, fileName });
  return openTable(blob, { ...options, fixed });
}

/**
 * Creates the engine of one import. It holds one table at a time, with its issues and edits. `table-open` opens files of
 * any kind, as `openTable` does, and `validation-run` throws EngineError `required-unmapped` for a plan that maps nothing
 * to a required column.
 */
export function createFileEngine(options?: EngineOptions): Engine {
  const engine = createEngine(options);
  return {
    async call<N extends CallName>(name: N, params: CallParams<N>, given?: CallOptions<N>): Promise<CallResult<N>> {
      const prepare: Prepare<N> | undefined = PREPARE[name];
      return engine.call(name, prepare ? await prepare(params) : params, given);
    },
  };
}

type Prepare<N extends CallName> = (params: CallParams<N>) => Promise<CallParams<N>>;

const PREPARE: { readonly [N in CallName]?: Prepare<N> } = {
  'table-open': async (params) => ({ ...params, ...(await asText(params)) }),
  'validation-run': async (params) => {
    requireSources(params.plan);
    return params;
  },
};

type Source = NamedFile & Pick<OpenOptions, 'fixed' | 'overrides'>;

/** The delimited text of a file. One whose delimiter is fixed is known to be text. */
async function asText({ blob, fileName, fixed, overrides }: Source): Promise<Pick<Source, 'blob' | 'fixed'>> {
  if (fixed?.dialect) return { blob, fixed };
  const { sheet, range } = overrides ?? {};
  const opened = await openFile({ blob, fileName }, { sheet, visible: range?.visible, filled: range?.filled });
  return { blob: opened.blob, fixed: { ...fixed, ...opened.fixed } };
}

/** Nothing but errors could become of the rows. */
function requireSources({ columns, dynamicColumns, mapping }: ImportPlan): void {
  const missing = columnsWithoutSource([...columns, ...dynamicColumns], mapping);
  if (missing.length === 0) return;
  throw new EngineError('required-unmapped', { columns: missing.map(({ id }) => id).join(', ') });
}
