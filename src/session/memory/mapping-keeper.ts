import { noSuggestion, suggestedMapping } from '../../engine/index.js';
import type { MappingSuggestion, TableSummary } from '../../engine/index.js';
import { portableColumns } from '../../worker/index.js';
import { digest } from '../drafts/importer-id.js';
import type { SessionContext } from '../session-context.js';
import { allColumns } from '../session-state.js';
import { inferFormats } from '../steps/mapping-actions.js';
import { decisionsOf, learnedColumns, learnedNames, recalled } from './learned-mapping.js';
import { localMappings } from './local-mappings.js';
import type { MappingKeeper } from '../later-parts.js';
import type { FileShape, LearnedMapping, MappingStorage } from './mapping-storage.js';

/** How long the user waits for a storage. */
const LOAD_TIMEOUT_MS = 3000;

const NONE = '[]';

function derivedOf({ layout }: Pick<TableSummary, 'layout'>): string {
  return layout.derived ? JSON.stringify(layout.derived) : NONE;
}

export function mappingKeeper(context: SessionContext): MappingKeeper {
  const { store, runner, options } = context;
  const storage = (): MappingStorage | null => {
    const { mappingMemory } = options();
    return mappingMemory === 'local' ? localMappings() : mappingMemory || null;
  };
  const shapeOf = ({ columns }: Pick<TableSummary, 'columns'>): FileShape => {
    const ids = store.getState().columns.map(({ id }) => id);
    const importer = context.adapter().importer ?? ids.sort();
    const headers = columns.filter(({ derived }) => !derived).map(({ name }) => name);
    return { key: digest(JSON.stringify([importer, options().user ?? null, headers.toSorted()])), headers };
  };
  const load = async (shape: FileShape): Promise<LearnedMapping | null> => {
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), LOAD_TIMEOUT_MS));
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

  /** The derived columns that were recalled, as JSON. */
  let recalledColumns = NONE;

  return {
    async recall({ table, suggestions, derive }) {
      const learned = await load(shapeOf(table)).catch(() => null);
      const derived = derive ? learnedColumns(learned, table.columns) : [];
      const isDerived = derive !== null && derived.length > 0;
      const next = isDerived ? await derive(derived) : table;
      if (derive) recalledColumns = derivedOf(next);
      const added = next.columns.slice(suggestions.length).map(({ index }) => noSuggestion(index));
      return { table: next, suggestions: withLearned([...suggestions, ...added], next, learned) };
    },
    learn() {
      const { table, mapping, suggestions } = store.getState();
      if (!table) return;
      const sources = table.columns;
      const before = decisionsOf(suggestedMapping(suggestions), { sources, suggestions });
      const learned = decisionsOf(mapping, { sources, suggestions });
      if (JSON.stringify(before) === JSON.stringify(learned) && derivedOf(table) === recalledColumns) return;
      const shape = shapeOf(table);
      save(shape, learned).catch(() => undefined);
      try {
        options().onMappingLearned?.({ shape, mapping: learned });
      } catch (error) {
        // The import goes on; developers see it in the console.
        console.error(error);
      }
    },
    async forget(source) {
      const { table, suggestions } = store.getState();
      if (!table) return;
      const name = learnedNames(table.columns)[source];
      if (name === undefined) return;
      const shape = shapeOf(table);
      const { [name]: _forgotten, ...learned } = (await load(shape).catch(() => null)) ?? {};
      await save(shape, learned).catch(() => undefined);
      const columns = portableColumns(allColumns(store.getState()));
      const fresh = withLearned(await (await runner()).call('mapping-suggest', { columns }), table, learned);
      const now = store.getState();
      if (now.suggestions !== suggestions) return;
      const [column = null] = suggestedMapping([fresh[source]!]);
      const isFree = !now.mapping.some((taken, at) => taken === column && at !== source);
      store.setState({
        // What a backend has suggested for other columns stays.
        suggestions: suggestions.map((one, at) => (one.reason === 'assistant' ? one : fresh[at]!)),
        mapping: now.mapping.map((chosen, at) => (at === source ? (isFree ? column : null) : chosen)),
      });
      void inferFormats(context);
    },
  };
}
