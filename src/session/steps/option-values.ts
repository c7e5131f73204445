import { portableColumns } from '../../worker/index.js';
import type { SessionContext } from '../session-context.js';
import { allColumns } from '../session-state.js';

/** Reads the values of the mapped select columns, with suggested options. */
export async function readOptionValues({ store, runner }: SessionContext, signal?: AbortSignal): Promise<void> {
  const { mapping } = store.getState();
  const columns = allColumns(store.getState());
  if (!columns.some(({ type, id }) => type === 'select' && mapping.includes(id))) {
    store.setState({ optionValues: [] });
    return;
  }
  const params = { columns: portableColumns(columns), mapping };
  const optionValues = await (await runner()).call('options-match', params, { signal });
  if (store.getState().mapping === mapping) store.setState({ optionValues });
}
