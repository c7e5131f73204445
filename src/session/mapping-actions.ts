import { portableColumns } from '../worker/index.js';
import type { SessionContext } from './session-context.js';
import { allColumns } from './session-context.js';
import type { SessionActions } from './session-state.js';

export type MappingActions = Pick<
  SessionActions,
  'mapColumn' | 'clearMapping' | 'applySuggestions' | 'matchOption' | 'chooseFormat'
>;

export function mappingActions({ store, runner }: SessionContext): MappingActions {
  /** Formats follow the mapping; an answer for a mapping that has changed since is dropped. */
  const inferFormats = async (): Promise<void> => {
    const { mapping } = store.getState();
    const columns = portableColumns(allColumns(store.getState()));
    try {
      const inferredFormats = await (await runner()).call('formats-infer', { columns, mapping });
      if (store.getState().mapping === mapping) store.setState({ inferredFormats });
    } catch {
      // Only a help: the validation infers for itself.
    }
  };
  const setMapping = (mapping: readonly (string | null)[]): void => {
    store.setState({ mapping });
    void inferFormats();
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
    applySuggestions: () =>
      setMapping(store.getState().suggestions.map(({ column, tier }) => (tier === 'sure' ? column : null))),
    matchOption(match) {
      const others = store
        .getState()
        .optionMatches.filter(({ column, from }) => column !== match.column || from !== match.from);
      store.setState({ optionMatches: [...others, match] });
    },
    chooseFormat(format) {
      const others = store.getState().formats.filter(({ column }) => column !== format.column);
      store.setState({ formats: [...others, format] });
    },
  };
}
