import type { ImporterSchemaAnswer } from '../../protocol/index.js';
import { withFormatSettings } from '../../engine/index.js';
import { fieldColumn } from '../../protocol/index.js';
import type { ImporterConfiguration } from '../backend-adapter.js';
import { BackendError } from '../backend-error.js';
import type { ImporterApi } from './importer-api.js';

/** A person waits before an empty screen: better to say soon that nobody answers. */
const TIMEOUT = 20_000;

export async function loadConfiguration(api: ImporterApi, signal: AbortSignal): Promise<ImporterConfiguration> {
  const answer = await api.call('schema', { signal, timeout: TIMEOUT });
  if (!isSchema(answer)) throw new BackendError('unreachable', '', { cause: new Error('The answer is no importer.') });
  const { fields, filter_invalid_rows: filters, disable_on_invalid_rows: blocks, limits } = answer;
  return {
    columns: withFormatSettings(fields.map(fieldColumn), { dateOrder: answer.date_order, decimal: answer.decimal }),
    rowHandling: blocks ? 'block' : filters ? 'exclude' : 'include',
    includeUnmatchedColumns: answer.include_unmatched_columns,
    darkMode: answer.dark_mode,
    assistant: answer.ai_enabled,
    ...(limits?.max_bytes ? { maxFileSize: limits.max_bytes } : {}),
    ...(limits?.max_rows ? { maxRows: limits.max_rows } : {}),
  };
}

/** Enough to tell an importer from whatever else an address may answer. */
function isSchema(answer: unknown): answer is ImporterSchemaAnswer {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'fields' in answer &&
    Array.isArray(answer.fields) &&
    answer.fields.every((field: unknown) => typeof (field as { name?: unknown } | null)?.name === 'string')
  );
}
