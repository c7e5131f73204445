import { needsSource } from '../../engine/index.js';
import { readProgram } from '../../engine/program/read-program.js';
import type { Column, MappingSuggestion, SourceColumn } from '../../engine/index.js';
import type {
  MappingSuggestionsResponse,
  MappingSuggestionsRequest,
  TransformResponse,
  TransformRequest as WireRequest,
} from '../../protocol/index.js';
import type { ImporterApi } from './importer-api.js';
import type { TransformProposal, TransformRequest } from '../backend-adapter.js';
import { BackendError } from '../backend-error.js';

const MAPPING_TIMEOUT = 15_000;
/** Sample values per column sent to the backend. */
const MAX_SAMPLES = 5;
/** Suggestions of at least this confidence are applied without asking. */
const SURE = 0.9;

/** Mapping suggestions of the backend's assistant. Suggestions for unknown columns are dropped. */
export async function suggestMapping(
  api: ImporterApi,
  { sources, columns }: { readonly sources: readonly SourceColumn[]; readonly columns: readonly Column[] },
  signal: AbortSignal,
): Promise<readonly MappingSuggestion[]> {
  const request: MappingSuggestionsRequest = {
    importerKey: api.importerKey,
    uploadColumns: sources.map(({ index, name, samples }) => ({
      index,
      name,
      sample_data: samples.slice(0, MAX_SAMPLES),
    })),
    templateColumns: columns.map((column) => ({ key: column.id, name: column.label, required: needsSource(column) })),
  };
  const response = await api.call('mapping-suggestions', {
    method: 'POST',
    json: request,
    signal,
    timeout: MAPPING_TIMEOUT,
  });
  const { mappings } = response as Partial<MappingSuggestionsResponse>;
  const ids = new Set(columns.map(({ id }) => id));
  const known = new Set(sources.map(({ index }) => index));
  return (Array.isArray(mappings) ? mappings : [])
    .filter(({ uploadIndex, templateKey }) => known.has(uploadIndex) && ids.has(templateKey))
    .map(({ uploadIndex, templateKey, confidence }) => ({
      source: uploadIndex,
      column: templateKey,
      tier: confidence >= SURE ? 'sure' : 'check',
      confidence,
      reason: 'assistant',
    }));
}

/** A model may need this long to respond. */
const TRANSFORM_TIMEOUT = 45_000;

/** A program that the backend's assistant proposes for a prompt, checked with `readProgram`. */
export async function proposeTransform(
  api: ImporterApi,
  { prompt, columns, rows }: TransformRequest,
  signal: AbortSignal,
): Promise<TransformProposal> {
  const request: WireRequest = {
    importerKey: api.importerKey,
    prompt,
    data: rows.map((row) => ({ values: columns.map(({ id }) => row[id] ?? '') })),
    columnMapping: Object.fromEntries(columns.map(({ id }, position) => [String(position), id])),
  };
  const response = await api.call('transform', { method: 'POST', json: request, signal, timeout: TRANSFORM_TIMEOUT });
  const { success, program, summary, error } = (response ?? {}) as Partial<TransformResponse>;
  if (success !== true) throw new BackendError('rejected', typeof error === 'string' ? error : '');
  const reading = readProgram(program);
  if ('problem' in reading) {
    throw new BackendError('unreachable', '', { cause: new Error(`Not a valid program: ${reading.problem.code}`) });
  }
  return { program: reading.program, summary: typeof summary === 'string' ? summary : '' };
}
