import { Fragment, useEffect } from 'react';
import type { ReactNode } from 'react';

interface Crumb {
  readonly label: string;
  readonly href: string;
}

interface ScreenHeadProps {
  readonly title: string;
  readonly crumbs?: readonly Crumb[];
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
}

/** Title of the screen, shown on it and in the window title. */
export function ScreenHead({ title, crumbs = [], lead, actions }: ScreenHeadProps): ReactNode {
  useEffect(() => {
    document.title = `${title} · Rowgate`;
  }, [title]);
  return (
    <header className="screen-head">
      <div>
        {crumbs.length > 0 && (
          <nav className="crumbs" aria-label="Breadcrumbs">
            {crumbs.map(({ label, href }) => (
              <Fragment key={href}>
                <a href={href}>{label}</a>
                <span aria-hidden="true">/</span>
              </Fragment>
            ))}
          </nav>
        )}
        <h1 tabIndex={-1}>{title}</h1>
        {lead !== undefined && <p className="lead">{lead}</p>}
      </div>
      {actions}
    </header>
  );
}

interface TabsProps {
  /** What the tabs belong to. */
  readonly name: string;
  readonly tabs: readonly { readonly id: string; readonly label: string; readonly href: string }[];
  readonly current: string;
}

/** Tabs, each with its own address. */
export function Tabs({ name, tabs, current }: TabsProps): ReactNode {
  return (
    <nav className="tabs" aria-label={name}>
      {tabs.map(({ id, label, href }) => (
        <a key={id} href={href} aria-current={id === current ? 'page' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}
