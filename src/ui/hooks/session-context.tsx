import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { blockersOf } from '../../session/index.js';
import type { Blocker, Session, SessionActions, SessionState } from '../../session/index.js';

const SessionContext = createContext<Session | null>(null);

export function SessionProvider({ session, children }: { session: Session; children: ReactNode }): ReactNode {
  return <SessionContext.Provider value={session}>{children}</SessionContext.Provider>;
}

/** The session of the importer this component is in. */
export function useSessionObject(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession is for components inside an importer.');
  return session;
}

/** Part of the state; renders again when that part changes. */
export function useSession<T>(selector: (state: SessionState) => T): T {
  const { store } = useSessionObject();
  const read = (): T => selector(store.getState());
  return useSyncExternalStore(store.subscribe, read, read);
}

export function useSessionActions(): SessionActions {
  return useSessionObject().actions;
}

/** Why the current step cannot be left. */
export function useBlockers(): readonly Blocker[] {
  return blockersOf(useSession((state) => state));
}
