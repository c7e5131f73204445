import { needsSource, readProgram } from '../../engine/index.js';
import type { Column, MappingSuggestion, SourceColumn } from '../../engine/index.js';
import type {
  MappingSuggestionsAnswer,
  MappingSuggestionsRequest,
  TransformAnswer,
  TransformRequest as WireRequest,
} from '../../protocol/index.js';
import type { ImporterApi } from './importer-api.js';
import type { TransformProposal, TransformRequest } from '../backend-adapter.js';
import { BackendError } from '../backend-error.js';

const MAPPING_TIMEOUT = 15_000;
/** Values of a column that leave the machine. */
const MAX_SAMPLES = 5;
/** From here on a suggestion is taken without asking. */
const SURE = 0.9;

/** What the backend's assistant makes of the columns; nothing it says is believed beyond their names. */
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
  const answer = await api.call('mapping-suggestions', {
    method: 'POST',
    json: request,
    signal,
    timeout: MAPPING_TIMEOUT,
  });
  const { mappings } = answer as Partial<MappingSuggestionsAnswer>;
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

/** A model may have to think about it. */
const TRANSFORM_TIMEOUT = 45_000;

/** What the backend's assistant makes of a sentence: taken only if it is a program. */
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
  const answer = await api.call('transform', { method: 'POST', json: request, signal, timeout: TRANSFORM_TIMEOUT });
  const { success, program, summary, error } = (answer ?? {}) as Partial<TransformAnswer>;
  if (success !== true) throw new BackendError('rejected', typeof error === 'string' ? error : '');
  const reading = readProgram(program);
  if ('problem' in reading) {
    throw new BackendError('unreachable', '', { cause: new Error(`No program: ${reading.problem.code}`) });
  }
  return { program: reading.program, summary: typeof summary === 'string' ? summary : '' };
}
