import type { Column } from '../../../src/engine/full.js';
import { fieldColumn } from '../../../src/protocol/index.js';
import type { MappingSuggestionsResponse, MappingSuggestionsRequest } from '../../../src/protocol/index.js';
import type { AssistantDeps } from './assistant-deps.js';
import type { CallContext } from '../../platform/http/endpoint.js';
import type { ImporterRow } from '../importers/tables.js';
import { mayUseProvider } from './may-use-provider.js';

const MAX_SAMPLES = 5;

type Context = Pick<CallContext, 'signal' | 'log'> & { readonly address: string };

/** Matches file columns to fields. */
export async function suggestMapping(
  deps: Pick<AssistantDeps, 'rateLimit' | 'assistant'>,
  importer: ImporterRow,
  { request, signal, log, address }: Context & { readonly request: MappingSuggestionsRequest },
): Promise<MappingSuggestionsResponse> {
  const fields = new Map(importer.fields.map((field) => [field.name, fieldColumn(field)]));
  const requested = request.templateColumns.map(
    ({ key, name }): Column => fields.get(key) ?? { id: key, label: name === '' ? key : name },
  );
  const columns = requested.length > 0 ? requested : [...fields.values()];
  const sources = request.uploadColumns.map(({ index, name, sample_data = [] }) => ({
    index,
    name,
    samples: sample_data
      .filter((value) => value !== null && typeof value !== 'object' && String(value).trim() !== '')
      .slice(0, MAX_SAMPLES)
      .map(String),
  }));
  const mayLeave = mayUseProvider(deps, importer, address);
  const ideas = await deps.assistant.suggestMapping({ sources, columns }, { signal, log, mayLeave });
  return {
    success: true,
    mappings: ideas.map(({ source, column, confidence, reason }) => ({
      uploadIndex: source,
      templateKey: column,
      confidence,
      reason,
    })),
  };
}
