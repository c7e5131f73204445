import type { ReactNode } from 'react';
import type { Page } from '../api/answers.js';
import { countOf } from './cells.js';

interface PagerProps {
  readonly meta: Page<unknown>['meta'];
  /** Address of the page starting at an entry; `undefined` means the first page. */
  hrefOf(offset: string | undefined): string;
}

/** The position in a list, with links to the previous and next page. */
export function Pager({ meta, hrefOf }: PagerProps): ReactNode {
  const { total, limit, offset, hasMore } = meta;
  const last = Math.min(offset + limit, total);
  const range =
    offset >= total ? `${countOf(total)} total` : `${countOf(offset + 1)}–${countOf(last)} of ${countOf(total)}`;
  const before = Math.max(0, Math.min(offset, total) - limit);
  return (
    <Pages
      range={range}
      links={[
        ['Previous', offset > 0 ? hrefOf(before > 0 ? String(before) : undefined) : undefined],
        ['Next', hasMore ? hrefOf(String(offset + limit)) : undefined],
      ]}
    />
  );
}

interface CursorPagerProps {
  /** Index of the first entry shown, from 0, and the number of entries on this page. */
  readonly from: number;
  readonly shown: number;
  readonly first: string;
  /** Absent on the last page. */
  readonly next: string | undefined;
}

/** Pager for cursor-based lists, which only go forward; use the browser's back button to go back. */
export function CursorPager({ from, shown, first, next }: CursorPagerProps): ReactNode {
  return (
    <Pages
      range={`${countOf(from + 1)}–${countOf(from + shown)}`}
      links={[
        ['First', from > 0 ? first : undefined],
        ['Next', next],
      ]}
    />
  );
}

interface PagesProps {
  readonly range: string;
  /** Labels with their addresses; `undefined` when there is no such page. */
  readonly links: readonly (readonly [string, string | undefined])[];
}

function Pages({ range, links }: PagesProps): ReactNode {
  return (
    <nav className="pager" aria-label="Pages">
      <span>{range}</span>
      {links.some(([, href]) => href !== undefined) &&
        links.map(([label, href]) =>
          href === undefined ? (
            <span key={label} className="rg-button" aria-disabled="true">
              {label}
            </span>
          ) : (
            <a key={label} className="rg-button" href={href}>
              {label}
            </a>
          ),
        )}
    </nav>
  );
}
