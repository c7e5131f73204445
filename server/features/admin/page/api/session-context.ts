import { createContext, use } from 'react';
import type { Api } from './create-api.js';
import type { Person } from './answers.js';

interface Session {
  readonly api: Api;
  readonly person: Person;
  /** Called when the user has changed their own account. */
  onPersonChanged(person: Person): void;
  /** Shows a message to the user and has it read aloud. */
  announce(text: string): void;
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error('A session exists only inside the signed-in page.');
  return session;
}
