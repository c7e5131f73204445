import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Person } from './api/answers.js';
import { createApi } from './api/create-api.js';
import { asFailure } from './api/request.js';
import { SessionContext } from './api/session-context.js';
import { Navigation, screenAt } from './Navigation.js';
import { Empty } from './parts/Outcome.js';
import { useRoute } from './route.js';

interface ShellProps {
  readonly person: Person;
  onSignedOut(): void;
  onPersonChanged(person: Person): void;
  onLeave(): Promise<void>;
}

/** The signed-in page: navigation, and the screen given by the address. */
export function Shell({ person, onSignedOut, onPersonChanged, onLeave }: ShellProps): ReactNode {
  const route = useRoute();
  const [announced, setAnnounced] = useState<Announced>({ text: '', turn: 0 });
  const announce = useCallback((text: string) => setAnnounced(({ turn }) => ({ text, turn: turn + 1 })), []);
  const api = useMemo(() => createApi({ onSignedOut }), [onSignedOut]);
  const session = useMemo(() => ({ api, person, onPersonChanged, announce }), [api, person, onPersonChanged, announce]);
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async (): Promise<void> => {
    setIsLeaving(true);
    try {
      await onLeave();
    } catch (error) {
      announce(`You are still signed in. ${asFailure(error).message}`);
      setIsLeaving(false);
    }
  };
  const main = useRef<HTMLElement>(null);
  const place = route.path.join('/');
  useFocusOnArrival(main, place);

  const { id, Screen } = screenAt(route) ?? {};
  return (
    <SessionContext value={session}>
      <a className="skip" href="#main" onClick={(event) => (event.preventDefault(), main.current?.focus())}>
        Skip to the content
      </a>
      <div className="shell">
        <Navigation current={id} person={person} isLeaving={isLeaving} onLeave={() => void leave()} />
        <main id="main" ref={main} tabIndex={-1}>
          {Screen ? (
            <Screen key={id} route={route} />
          ) : (
            <Empty title="Page not found">
              <a href="#/">To the models</a>
            </Empty>
          )}
        </main>
      </div>
      <Announcement announced={announced} />
    </SessionContext>
  );
}

/** After navigation, focus moves to the new screen's heading, also for screen readers; the first load moves nothing. */
function useFocusOnArrival(main: { readonly current: HTMLElement | null }, place: string): void {
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    window.scrollTo(0, 0);
    const heading = main.current?.querySelector('h1');
    (heading ?? main.current)?.focus({ preventScroll: true });
  }, [main, place]);
}

const ANNOUNCEMENT_MS = 6000;

interface Announced {
  readonly text: string;
  /** Counts announcements, so that repeating the same text is announced again. */
  readonly turn: number;
}

/**
 * A confirmation of what has just been done. It is read aloud and disappears by itself, so it must not require a
 * response.
 */
function Announcement({ announced: { text, turn } }: { readonly announced: Announced }): ReactNode {
  const [over, setOver] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setOver(turn), ANNOUNCEMENT_MS);
    return () => clearTimeout(timer);
  }, [turn]);
  return (
    <div className="announcement" role="status">
      {turn > over && <p key={turn}>{text}</p>}
    </div>
  );
}
