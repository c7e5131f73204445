import { isPreselected, suggestedMapping } from '../../engine/index.js';
import type { MappingSuggestion } from '../../engine/index.js';
import { portableColumns } from '../../worker/index.js';
import { inferFormats } from '../steps/mapping-actions.js';
import type { SessionContext } from '../session-context.js';
import { allColumns } from '../session-state.js';
import type { SessionState } from '../session-state.js';

/**
 * Requests the backend's suggestions for columns the engine is not sure of, if its assistant is enabled. They arrive
 * while the user looks at the mapping and are dropped once the user has changed it.
 */
export async function requestSuggestions(context: SessionContext, signal: AbortSignal): Promise<void> {
  const { store } = context;
  const { table, mapping, suggestions, backend } = store.getState();
  const adapter = context.adapter();
  const isOn = backend.status === 'ready' && backend.configuration.assistant;
  const doubtful = !suggestions.every(isPreselected);
  if (!isOn || !doubtful || !table || !adapter.suggestMapping) return;
  const columns = portableColumns(allColumns(store.getState()));
  try {
    const found = await adapter.suggestMapping({ sources: table.columns, columns }, { signal });
    const now = store.getState();
    // The suggestions belong to an earlier reading of the file. `table` is not compared: it is replaced when its rows
    // have been counted.
    if (now.mapping !== mapping || now.suggestions !== suggestions || !isChoosing(now)) return;
    const merged = mergedSuggestions(suggestions, found);
    store.setState({ suggestions: merged, mapping: suggestedMapping(merged) });
    void inferFormats(context);
  } catch {
    // The engine's own suggestions remain.
  }
}

/** Whether the user is still at the mapping or before it. */
function isChoosing({ step, busy }: SessionState): boolean {
  const isBefore = step === 'upload' || step === 'sheet' || step === 'header' || step === 'map';
  return isBefore && (busy === null || busy.what === 'reading');
}

/** Keeps what the engine preselects; suggests no column twice. */
export function mergedSuggestions(
  own: readonly MappingSuggestion[],
  found: readonly MappingSuggestion[],
): readonly MappingSuggestion[] {
  const taken = new Set(own.flatMap((each) => (isPreselected(each) && each.column !== null ? [each.column] : [])));
  const best = new Map<number, MappingSuggestion>();
  for (const suggestion of [...found].sort((left, right) => right.confidence - left.confidence)) {
    const { source, column } = suggestion;
    if (column === null || best.has(source) || taken.has(column)) continue;
    best.set(source, suggestion);
    taken.add(column);
  }
  return own.map((suggestion) =>
    isPreselected(suggestion) ? suggestion : (best.get(suggestion.source) ?? suggestion),
  );
}
