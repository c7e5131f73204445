import type { ReactNode } from 'react';
import { PageLink } from './Pager.js';
import { countOf } from './count-of.js';

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
    <nav className="pager" aria-label="Pages">
      <span>
        {countOf(from + 1)}–{countOf(from + shown)}
      </span>
      {(from > 0 || next !== undefined) && (
        <>
          <PageLink label="First" href={from > 0 ? first : undefined} />
          <PageLink label="Next" href={next} />
        </>
      )}
    </nav>
  );
}
