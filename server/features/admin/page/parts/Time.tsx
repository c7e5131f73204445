import type { ReactNode } from 'react';

const FORMAT = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** An instant, in the time zone of whoever reads it. */
export function Time({ at }: { readonly at: string }): ReactNode {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return at;
  return (
    <time dateTime={at} title={at}>
      {FORMAT.format(date)}
    </time>
  );
}
