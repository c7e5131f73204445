import { portableColumns } from '../../worker/index.js';
import type { SessionActions } from '../session-actions.js';
import type { SessionContext } from '../session-context.js';
import { allColumns } from '../session-state.js';

type DerivedOfferActions = Pick<SessionActions, 'readDerivedOffers' | 'takeDerivedOffer'>;

export function derivedOfferActions({ store, runner, actions }: SessionContext): DerivedOfferActions {
  return {
    async readDerivedOffers(signal) {
      const state = store.getState();
      if (!state.table) return [];
      const params = { columns: portableColumns(allColumns(state)), mapping: state.mapping };
      return (await runner()).call('derived-suggest', params, { signal });
    },
    async takeDerivedOffer({ derived, columns }) {
      const { table } = store.getState();
      if (!table) return;
      const { layout, columns: before } = table;
      const { overrideLayout, mapColumn } = actions();
      await overrideLayout({ derived: [...(layout.derived ?? []), ...derived] });
      // Unless the file could not be read again.
      if (store.getState().table?.columns.length !== before.length + derived.length) return;
      for (const [at, column] of columns.entries()) mapColumn(before.length + at, column);
    },
  };
}
