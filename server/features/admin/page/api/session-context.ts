import { createContext, use } from 'react';
import type { Api } from './create-api.js';
import type { Person } from './answers.js';

interface Session {
  readonly api: Api;
  readonly person: Person;
  /** Told when the person has changed something about themselves. */
  onPersonChanged(person: Person): void;
  /** Says something to the person, on the screen and aloud. */
  announce(text: string): void;
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error('Only what is inside the signed-in page has a session.');
  return session;
}
