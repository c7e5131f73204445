import { useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { Person } from './api/answers.js';
import { findSignedIn, signOut } from './api/create-api.js';
import { asFailure } from './api/request.js';
import type { ApiFailure } from './api/request.js';
import { Notice } from './parts/Outcome.js';
import { mayEnter } from './rights.js';
import { goTo, useRoute } from './route.js';
import { Shell } from './Shell.js';
import { SignInLayout, NotAllowed } from './sign-in/SignInLayout.js';
import { AcceptInvitation, ResetPassword } from './sign-in/MailedLink.js';
import { SignIn } from './sign-in/SignIn.js';

type Entry =
  | { readonly state: 'asking' }
  | { readonly state: 'failed'; readonly failure: ApiFailure }
  | { readonly state: 'signed-out'; readonly notice?: string }
  | { readonly state: 'signed-in'; readonly person: Person };

/** The link of a password-reset e-mail: `/admin#reset-password=…`. */
const RESET = 'reset-password=';
/** The link of an invitation e-mail: `/admin#invitation=…`. */
const INVITATION = 'invitation=';

export function App(): ReactNode {
  const route = useRoute();
  const [entry, setEntry] = useState<Entry>({ state: 'asking' });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const gone = new AbortController();
    const settle = (found: Entry): void => {
      if (!gone.signal.aborted) setEntry(found);
    };
    findSignedIn(gone.signal).then(
      (person) => settle(person ? { state: 'signed-in', person } : { state: 'signed-out' }),
      (error: unknown) => settle({ state: 'failed', failure: asFailure(error) }),
    );
    return () => gone.abort();
  }, [turn]);

  const onSignedOut = useCallback(() => {
    setEntry({ state: 'signed-out', notice: 'Your session has ended. Sign in again.' });
  }, []);
  const leave = async (): Promise<void> => {
    await signOut();
    setEntry({ state: 'signed-out' });
  };

  const onPersonChanged = useCallback((person: Person) => setEntry({ state: 'signed-in', person }), []);
  const [first = ''] = route.path;
  if (first.startsWith(INVITATION)) {
    const onSignedIn = (person: Person): void => {
      setEntry({ state: 'signed-in', person });
      goTo('#/');
    };
    return <AcceptInvitation token={first.slice(INVITATION.length)} onSignedIn={onSignedIn} />;
  }
  if (first.startsWith(RESET)) {
    const onDone = (): void => {
      setEntry({ state: 'signed-out', notice: 'Your new password is set. Sign in with it.' });
      goTo('#/');
    };
    return <ResetPassword token={first.slice(RESET.length)} onDone={onDone} />;
  }
  if (entry.state === 'asking') return <div className="doorway" aria-busy="true" />;
  if (entry.state === 'failed') {
    return (
      <SignInLayout title="Rowgate administration">
        <Notice onRetry={() => setTurn(turn + 1)}>{entry.failure.message}</Notice>
      </SignInLayout>
    );
  }
  if (entry.state === 'signed-out') {
    return <SignIn notice={entry.notice} onSignedIn={(person) => setEntry({ state: 'signed-in', person })} />;
  }
  const { person } = entry;
  if (!mayEnter(person)) return <NotAllowed person={person} onLeave={leave} />;
  return <Shell person={person} onSignedOut={onSignedOut} onPersonChanged={onPersonChanged} onLeave={leave} />;
}
