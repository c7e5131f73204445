import type { ReactNode } from 'react';
import type { Person } from './api/answers.js';
import { Brand } from './parts/Brand.js';
import { Icon } from './parts/Icon.js';
import { routeTo } from './route/route.js';
import { ACCOUNT, SCREENS } from './screens.js';

interface NavigationProps {
  readonly current: string | undefined;
  readonly person: Person;
  readonly isLeaving: boolean;
  onLeave(): void;
}

export function Navigation({ current, person, isLeaving, onLeave }: NavigationProps): ReactNode {
  const groups = [...new Set(SCREENS.map(({ group }) => group))];
  return (
    <header className="side">
      <Brand />
      <nav aria-label="Administration">
        {groups.map((group) => (
          <section key={group} aria-label={group}>
            <h2 aria-hidden="true">{group}</h2>
            <ul>
              {SCREENS.filter((screen) => screen.group === group).map(({ id, label, icon }) => (
                <li key={id}>
                  <a href={routeTo([id])} aria-current={id === current ? 'page' : undefined}>
                    <Icon name={icon} />
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <div className="account">
        <a href={routeTo([ACCOUNT.id])} aria-current={current === ACCOUNT.id ? 'page' : undefined}>
          <b>{person.name}</b>
          <span>{person.email}</span>
          <i>Account</i>
        </a>
        <button type="button" className="button" disabled={isLeaving} onClick={onLeave}>
          Sign out
        </button>
      </div>
    </header>
  );
}
