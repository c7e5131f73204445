import { suggestedMapping } from '../../engine/index.js';
import type { ValueFormat } from '../../engine/index.js';
import type { SessionContext } from '../session-context.js';
import type { SessionActions } from '../session-actions.js';
import { allColumns } from '../session-state.js';
import { portableColumns } from '../../worker/index.js';

export type MappingActions = Pick<SessionActions, 'mapColumn' | 'clearMapping' | 'applySuggestions' | 'chooseFormat'>;

export function mappingActions(context: SessionContext): MappingActions {
  const { store } = context;
  const setMapping = (mapping: readonly (string | null)[]): void => {
    const { mapping: before, formats } = store.getState();
    // A format answer concerns the values of one source column, so it is dropped when another one is mapped.
    const isUnaffected = ({ column }: ValueFormat): boolean => mapping.indexOf(column) === before.indexOf(column);
    store.setState({ mapping, formats: formats.filter(isUnaffected) });
    void inferFormats(context);
  };
  return {
    mapColumn(source, column) {
      setMapping(
        store
          .getState()
          .mapping.map((current, index) => (index === source ? column : current === column ? null : current)),
      );
    },
    clearMapping: () => setMapping(store.getState().mapping.map(() => null)),
    applySuggestions: () => setMapping(suggestedMapping(store.getState().suggestions)),
    chooseFormat(format) {
      const others = store.getState().formats.filter(({ column }) => column !== format.column);
      store.setState({ formats: [...others, format] });
    },
  };
}

/** Updates the formats for the current mapping; a result for an outdated mapping is dropped. */
export async function inferFormats({ store, runner }: SessionContext): Promise<void> {
  const { mapping, table } = store.getState();
  if (!table) return;
  const columns = portableColumns(allColumns(store.getState()));
  try {
    const inferredFormats = await (await runner()).call('formats-infer', { columns, mapping });
    if (store.getState().mapping === mapping) store.setState({ inferredFormats });
  } catch {
    // The validation reports ambiguous values.
  }
}
