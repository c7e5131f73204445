import type { ReactNode } from 'react';
import type { Page } from '../api/answers.js';
import { countOf } from './cells.js';

interface PagerProps {
  readonly meta: Page<unknown>['meta'];
  /** Address of the page that begins with an entry; `undefined` stands for the first. */
  hrefOf(offset: string | undefined): string;
}

/** Where in a list one is, and the ways on and back. */
export function Pager({ meta, hrefOf }: PagerProps): ReactNode {
  const { total, limit, offset, hasMore } = meta;
  const last = Math.min(offset + limit, total);
  const range =
    offset >= total ? `${countOf(total)} in all` : `${countOf(offset + 1)}–${countOf(last)} of ${countOf(total)}`;
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
  /** Place of the first entry shown, from 0, and how many there are on this page. */
  readonly from: number;
  readonly shown: number;
  readonly first: string;
  /** Absent on the last page. */
  readonly next: string | undefined;
}

/** Pages of what can only be read on and on; the way back is the browser's. */
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
  /** Names with their addresses; `undefined` where there is no such page. */
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
