import type { LaterActions } from './later-actions.js';
import type { SessionActions } from './session-actions.js';

const FORWARDED = [
  'readRowsAt',
  'listRows',
  'pasteCells',
  'moveInHistory',
  'insertRows',
  'setCells',
  'findCells',
  'previewReplace',
  'replaceCells',
  'forgetMatch',
  'previewMapping',
  'readDerivedOffers',
  'takeDerivedOffer',
  'readGroups',
  'previewDuplicates',
  'editDuplicates',
  'editGroup',
  'readTransformSamples',
  'proposeTransform',
  'previewProgram',
  'explainCells',
  'applyProgram',
  'downloadLeftOut',
  'mergeLeftOut',
  'fixLeftOut',
  'readOutcome',
  'submit',
  'resume',
] as const satisfies readonly (keyof LaterActions & keyof SessionActions)[];

type Forwarded = Pick<SessionActions, (typeof FORWARDED)[number]>;

/** Actions that load their code first. */
export function forwardedActions(later: () => Promise<LaterActions>): Forwarded {
  const forward = (name: keyof Forwarded) => {
    return async (...given: readonly unknown[]): Promise<unknown> => {
      const action = (await later())[name] as (...given: readonly unknown[]) => unknown;
      return action(...given);
    };
  };
  return Object.fromEntries(FORWARDED.map((name) => [name, forward(name)])) as unknown as Forwarded;
}
