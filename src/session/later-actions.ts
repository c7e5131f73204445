import { submitAction } from './delivery/submit-action.js';
import { createDraftKeeper } from './drafts/draft-keeper.js';
import type { DraftKeeper } from './drafts/watch-drafts.js';
import { blockActions } from './review/block-actions.js';
import { groupActions } from './review/group-actions.js';
import { leftOutActions } from './review/left-out.js';
import { searchActions } from './review/search-actions.js';
import { previewAction } from './steps/preview-mapping.js';
import { transformActions } from './review/transform-actions.js';
import type { SessionActions } from './session-actions.js';
import type { SessionContext } from './session-context.js';

export type LaterActions = ReturnType<typeof laterActions>;

/** Actions that are not needed before the first rows are shown. Loaded on the first use. */
export const laterActions = (context: SessionContext) => {
  const drafts = createDraftKeeper(context);
  return {
    ...blockActions(context),
    ...groupActions(context),
    ...leftOutActions(context),
    ...searchActions(context),
    ...transformActions(context),
    previewMapping: previewAction(context),
    submit: submitAction(context, drafts),
    drafts,
  } satisfies Partial<SessionActions> & { readonly drafts: DraftKeeper };
};
