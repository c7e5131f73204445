import { unpackFile } from '../engine/source/archive/unpack-file.js';
import { submitAction } from './delivery/submit-action.js';
import { createDraftKeeper } from './drafts/draft-keeper.js';
import type { DraftKeeper } from './drafts/watch-drafts.js';
import { mappingKeeper } from './memory/mapping-keeper.js';
import { blockActions } from './review/block-actions.js';
import { groupActions } from './review/group-actions.js';
import { leftOutActions } from './review/left-out.js';
import { reviewActions } from './review/review-actions.js';
import { searchActions } from './review/search-actions.js';
import { chooseOption } from './steps/option-matches.js';
import { derivedOfferActions } from './steps/derived-offers.js';
import { leaveMap } from './steps/leave-map.js';
import { previewAction } from './steps/preview-mapping.js';
import { skipCertainSteps } from './steps/skip-certain.js';
import { transformActions } from './review/transform-actions.js';
import type { FileSource } from './options/session-options.js';
import { clipboardText } from './source/clipboard-table.js';
import { openSource } from './source/open-source.js';
import { overrideLayoutAction } from './source/read-again.js';
import type { SessionActions } from './session-actions.js';
import type { LaterParts } from './later-parts.js';
import type { SessionContext } from './session-context.js';

export type LaterActions = ReturnType<typeof laterActions>;

/** Actions that are not needed before the first rows are shown. Loaded on the first use. */
export const laterActions = (context: SessionContext) => {
  const drafts = createDraftKeeper(context);
  const memory = mappingKeeper(context);
  let isResuming = false;
  return {
    ...blockActions(context),
    ...groupActions(context),
    ...leftOutActions(context),
    ...reviewActions(context),
    ...searchActions(context),
    ...transformActions(context),
    overrideLayout: overrideLayoutAction(context),
    openRemote: (source: FileSource) => openSource(context, source),
    previewMapping: previewAction(context),
    ...derivedOfferActions(context),
    submit: submitAction(context, drafts),
    matchOption: (match) => context.store.setState({ optionMatches: chooseOption(context.store.getState(), match) }),
    leaveMap: () => leaveMap(context, memory),
    forgetMatch: (source) => memory.forget(source),
    async resume() {
      isResuming = true;
      await drafts.resume().finally(() => {
        isResuming = false;
      });
    },
    // A draft goes to the step where the import was left.
    skipCertainSteps: async (after, signal) => !isResuming && skipCertainSteps(context, { after, signal }),
    drafts,
    memory,
    clipboardText,
    unpackFile,
  } satisfies Partial<SessionActions> &
    LaterParts & {
      openRemote(source: FileSource): Promise<void>;
      readonly drafts: DraftKeeper;
    };
};
