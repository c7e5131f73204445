import type { ReactNode } from 'react';

/* Renders values in table cells and fact lists. */

const COUNT = new Intl.NumberFormat();
const INSTANT = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** A number in the reader's locale. */
export function countOf(value: number): string {
  return COUNT.format(value);
}

/** A date and time in the reader's time zone. */
export function Time({ at }: { readonly at: string }): ReactNode {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return at;
  return (
    <time dateTime={at} title={at}>
      {INSTANT.format(date)}
    </time>
  );
}

export type Tone = 'plain' | 'good' | 'check' | 'bad';

export function Tag({ tone = 'plain', children }: { readonly tone?: Tone; readonly children: ReactNode }): ReactNode {
  return (
    <span className="rg-tag" data-tone={tone}>
      {children}
    </span>
  );
}

/** Progress; `percent` from 0 to 100. */
export function Progress({ name, percent }: { readonly name: string; readonly percent: number }): ReactNode {
  return (
    <span className="progress">
      <progress aria-label={name} max={100} value={percent} />
      <span>{Math.floor(percent)}%</span>
    </span>
  );
}

/** Placeholder for a missing or empty value. */
export function NoValue(): ReactNode {
  return (
    <span className="soft">
      <span aria-hidden="true">–</span>
      <span className="rg-hidden">empty</span>
    </span>
  );
}

/** A list of terms and descriptions. */
export function Facts({ children }: { readonly children: ReactNode }): ReactNode {
  return <dl className="facts">{children}</dl>;
}

export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
