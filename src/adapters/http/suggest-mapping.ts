import { needsSource } from '../../engine/index.js';
import type { Column, MappingSuggestion, SourceColumn } from '../../engine/index.js';
import type { MappingSuggestionsAnswer, MappingSuggestionsRequest } from '../../protocol/index.js';
import type { ImporterApi } from './importer-api.js';

const TIMEOUT = 15_000;
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
  const answer = await api.call('mapping-suggestions', { method: 'POST', json: request, signal, timeout: TIMEOUT });
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
