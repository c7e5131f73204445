import { createLocalAdapter } from '../../adapters/index.js';
import type { BackendAdapter } from '../../adapters/index.js';
import { withFormatSettings } from '../../engine/index.js';
import type { Column } from '../../engine/index.js';
import { columnsFromSchema } from '../../schema/index.js';
import { DEFAULT_LIMITS } from './session-options.js';
import type { SessionOptions } from './session-options.js';
import type { SessionState } from '../session-state.js';

/** The host's functions where it has no adapter. Rows nobody asks for are not kept. */
export function adapterOf({ adapter, onBatch, onComplete }: SessionOptions): BackendAdapter {
  return adapter ?? createLocalAdapter({ onBatch: onBatch ?? (onComplete ? undefined : () => undefined) });
}

/** In what a backend has said of its importer it has the last word: it will judge the rows by nothing else. */
export function withBackend(options: SessionOptions, backend: SessionState['backend']): SessionOptions {
  if (backend.status === 'none') return options;
  const props = {
    ...options,
    columns: undefined,
    schema: undefined,
    dynamicColumns: options.dynamicColumns?.map(asJudgedElsewhere),
    validateRows: undefined,
    onBatch: undefined,
  };
  if (backend.status !== 'ready') return props;
  const { columns, rowHandling, includeUnmatchedColumns, maxFileSize, maxRows } = backend.configuration;
  const { limits = {} } = options;
  return {
    ...props,
    columns,
    rowHandling,
    includeUnmatchedColumns,
    limits: {
      maxFileSize: Math.min(limits.maxFileSize ?? DEFAULT_LIMITS.maxFileSize, maxFileSize ?? Infinity),
      maxRows: Math.min(limits.maxRows ?? DEFAULT_LIMITS.maxRows, maxRows ?? Infinity),
    },
  };
}

/** Functions do not travel: what they say here would not be so there. */
function asJudgedElsewhere({ validate: _validate, validators, transformations, ...column }: Column): Column {
  return {
    ...column,
    ...(validators ? { validators: validators.filter(({ type }) => type !== 'custom') } : {}),
    ...(transformations ? { transformations: transformations.filter(({ type }) => type !== 'custom') } : {}),
  };
}

export function columnsOf({
  columns,
  schema,
  dynamicColumns = [],
  dateOrder,
  decimal,
}: SessionOptions): Pick<SessionState, 'columns' | 'dynamicColumns'> {
  const predefined = columns ?? (schema === undefined ? [] : columnsFromSchema(schema));
  const settings = { dateOrder, decimal };
  return {
    columns: withFormatSettings(predefined, settings),
    dynamicColumns: withFormatSettings(dynamicColumns, settings),
  };
}
