import { portableColumns } from '../../worker/index.js';
import { allColumns } from '../session-context.js';
import type { SessionContext } from '../session-context.js';

/** Formats follow the mapping; an answer for a mapping that has changed since is dropped. */
export async function inferFormats({ store, runner }: SessionContext): Promise<void> {
  const { mapping, table } = store.getState();
  if (!table) return;
  const columns = portableColumns(allColumns(store.getState()));
  try {
    const inferredFormats = await (await runner()).call('formats-infer', { columns, mapping });
    if (store.getState().mapping === mapping) store.setState({ inferredFormats });
  } catch {
    // The validation reports values that nothing decides.
  }
}
