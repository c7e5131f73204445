import type { ReactNode } from 'react';
import type { Page } from '../api/answers.js';
import { countOf } from './count-of.js';

interface PagerProps {
  readonly meta: Page<unknown>['meta'];
  /** Address of the page that begins with an entry. */
  hrefOf(offset: number): string;
}

/** Where in a list one is, and the ways on and back. */
export function Pager({ meta, hrefOf }: PagerProps): ReactNode {
  const { total, limit, offset } = meta;
  const last = Math.min(offset + limit, total);
  const range =
    offset >= total ? `${countOf(total)} in all` : `${countOf(offset + 1)}–${countOf(last)} of ${countOf(total)}`;
  return (
    <nav className="pager" aria-label="Pages">
      <span>{range}</span>
      {(offset > 0 || meta.hasMore) && (
        <>
          <PageLink
            label="Previous"
            href={offset > 0 ? hrefOf(Math.max(0, Math.min(offset, total) - limit)) : undefined}
          />
          <PageLink label="Next" href={meta.hasMore ? hrefOf(offset + limit) : undefined} />
        </>
      )}
    </nav>
  );
}

export function PageLink({ label, href }: { readonly label: string; readonly href: string | undefined }): ReactNode {
  return href === undefined ? (
    <span className="button" aria-disabled="true">
      {label}
    </span>
  ) : (
    <a className="button" href={href}>
      {label}
    </a>
  );
}
