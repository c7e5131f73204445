import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { asFailure } from './api/api-failure.js';
import { createApi } from './api/create-api.js';
import { SessionContext } from './api/session-context.js';
import type { Person } from './api/answers.js';
import { Announcement } from './parts/Announcement.js';
import type { Said } from './parts/Announcement.js';
import { Empty } from './parts/Empty.js';
import { Navigation } from './Navigation.js';
import { useRoute } from './route/use-route.js';
import { ACCOUNT, SCREENS } from './screens.js';

interface ShellProps {
  readonly person: Person;
  onSignedOut(): void;
  onPersonChanged(person: Person): void;
  onLeave(): Promise<void>;
}

/** The page of someone who is in: navigation, and the screen the address names. */
export function Shell({ person, onSignedOut, onPersonChanged, onLeave }: ShellProps): ReactNode {
  const route = useRoute();
  const [said, setSaid] = useState<Said>({ text: '', turn: 0 });
  const announce = useCallback((text: string) => setSaid(({ turn }) => ({ text, turn: turn + 1 })), []);
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

  const { id, Screen } = [...SCREENS, ACCOUNT].find((screen) => screen.id === (route.path[0] ?? SCREENS[0]?.id)) ?? {};
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
            <Empty title="There is nothing here.">
              <a href="#/">To the models</a>
            </Empty>
          )}
        </main>
      </div>
      <Announcement said={said} />
    </SessionContext>
  );
}

/** A new place begins at its heading, for eyes and ears alike; where one first arrives nothing is moved. */
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
