import type { MappingSuggestion, TableSummary } from '../../engine/index.js';
import { portableColumns } from '../../worker/index.js';
import { digest } from '../drafts/importer-id.js';
import type { SessionContext } from '../session-context.js';
import { allColumns } from '../session-state.js';
import { suggestedMapping } from '../steps/chosen-mapping.js';
import { inferFormats } from '../steps/mapping-actions.js';
import { decisionsOf, recalled } from './learned-mapping.js';
import { localMappings } from './local-mappings.js';
import type { MappingKeeper } from '../later-parts.js';
import type { FileShape, LearnedMapping, MappingStorage } from './mapping-storage.js';

/** How long the user waits for a storage. */
const PATIENCE = 3000;

export function mappingKeeper(context: SessionContext): MappingKeeper {
  const { store, runner, options } = context;
  const storage = (): MappingStorage | null => {
    const { mappingMemory } = options();
    return mappingMemory === 'local' ? localMappings() : mappingMemory || null;
  };
  const shapeOf = ({ columns }: Pick<TableSummary, 'columns'>): FileShape => {
    const ids = store.getState().columns.map(({ id }) => id);
    const importer = context.adapter().importer ?? ids.sort();
    const headers = columns.map(({ name }) => name);
    return { key: digest(JSON.stringify([importer, options().user ?? null, headers.toSorted()])), headers };
  };
  const load = async (shape: FileShape): Promise<LearnedMapping | null> => {
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));
    return Promise.race([Promise.resolve(storage()?.load(shape) ?? null), late]);
  };
  const save = async (shape: FileShape, mapping: LearnedMapping): Promise<void> => {
    await Promise.resolve(storage()?.save(shape, mapping)).catch(() => undefined);
  };
  const withLearned = (
    suggestions: readonly MappingSuggestion[],
    { columns: sources }: TableSummary,
    learned: unknown,
  ): readonly MappingSuggestion[] =>
    recalled(suggestions, { sources, ids: allColumns(store.getState()).map(({ id }) => id), learned });

  return {
    async recall(table, suggestions) {
      return withLearned(suggestions, table, await load(shapeOf(table)).catch(() => null));
    },
    learn() {
      const { table, mapping, suggestions } = store.getState();
      if (!table) return;
      const sources = table.columns;
      const before = decisionsOf(suggestedMapping(suggestions), { sources, suggestions });
      const learned = decisionsOf(mapping, { sources, suggestions });
      if (JSON.stringify(before) === JSON.stringify(learned)) return;
      const shape = shapeOf(table);
      save(shape, learned).catch(() => undefined);
      options().onMappingLearned?.({ shape, mapping: learned });
    },
    async forget(source) {
      const { table, suggestions } = store.getState();
      const name = table?.columns[source]?.name;
      if (!table || name === undefined) return;
      const shape = shapeOf(table);
      const { [name]: _forgotten, ...learned } = (await load(shape).catch(() => null)) ?? {};
      await save(shape, learned).catch(() => undefined);
      const columns = portableColumns(allColumns(store.getState()));
      const fresh = withLearned(await (await runner()).call('mapping-suggest', { columns }), table, learned);
      const now = store.getState();
      if (now.suggestions !== suggestions) return;
      const [column = null] = suggestedMapping([fresh[source]!]);
      const isFree = column !== null && !now.mapping.some((taken, at) => taken === column && at !== source);
      store.setState({
        // What a backend has suggested for other columns stays.
        suggestions: suggestions.map((one, at) => (one.reason === 'assistant' ? one : fresh[at]!)),
        mapping: now.mapping.map((chosen, at) => (at === source ? (isFree ? column : null) : chosen)),
      });
      void inferFormats(context);
    },
  };
}
