import type { SessionContext } from '../session-context.js';
import { openSteps } from './steps.js';

/** Goes to the first step with an open decision; past a mapping that is certain only if the host wants that. */
export async function openNextStep(context: SessionContext, after: 'upload' | 'sheet'): Promise<void> {
  const { store, options } = context;
  let isSkipped = false;
  if (options().skipCertainSteps && store.getState().table) {
    await context.work('reading', async ({ signal }) => {
      const skip = context.later().then((later) => later.skipCertainSteps(after, signal));
      // The mapping step works without what could not be loaded. Who cancels stays where they are.
      isSkipped = await skip.catch(() => signal.aborted);
    });
  }
  if (!isSkipped) openSteps(store, after);
}
