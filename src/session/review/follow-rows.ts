import type { SessionState, SessionStore } from '../session-state.js';

/** The state that the rows on a screen depend on. */
export type RowsUnderReview = Pick<
  SessionState,
  'view' | 'viewTotal' | 'searched' | 'review' | 'firstWindow' | 'changed' | 'pending'
>;

/** Calls the listener at once with `before: null`, and after each change. */
export type FollowRows = (listener: (now: RowsUnderReview, before: RowsUnderReview | null) => void) => () => void;

const MEMBERS = [
  'view',
  'viewTotal',
  'searched',
  'review',
  'firstWindow',
  'changed',
  'pending',
] as const satisfies readonly (keyof SessionState)[];

export function rowFollower(store: SessionStore): FollowRows {
  return (listener) => {
    listener(store.getState(), null);
    return store.subscribe((now, before) => {
      if (MEMBERS.some((member) => now[member] !== before[member])) listener(now, before);
    });
  };
}
