import { Fragment, useEffect } from 'react';
import type { ReactNode } from 'react';

export interface Crumb {
  readonly label: string;
  readonly href: string;
}

interface ScreenHeadProps {
  readonly title: string;
  readonly crumbs?: readonly Crumb[];
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
}

/** Name of the screen, on it and on the window. */
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
