import type { ReactNode } from 'react';
import { useNumber } from '../hooks/words.js';

interface Count {
  readonly value: number;
  /** `data-count` of the number. */
  readonly name: string;
}

/** A count. Its text is plain digits, so that scripts can read it; the thousands are separated visually only. */
export function Digits({ value, name }: Count): ReactNode {
  const number = useNumber();
  const digits = String(value);
  const separator = number(10_000).replace(/\p{N}/gu, '');
  const first = digits.length % 3 || 3;
  const groups = [digits.slice(0, first)];
  for (let start = first; start < digits.length; start += 3) groups.push(digits.slice(start, start + 3));
  return (
    <span className="rg-digits" data-count={name} dir="ltr">
      {groups.map((group, index) => (
        <span key={index} data-separator={index > 0 ? separator : undefined}>
          {group}
        </span>
      ))}
    </span>
  );
}

/** The placeholder for the number in the text of a `DigitsSentence`. */
export const DIGITS = '\u0001';

/** A text with a count in it. Where the text has no number, such as “one row” in Arabic, scripts still find it. */
export function DigitsSentence({ text, ...count }: Count & { readonly text: string }): ReactNode {
  const [before, after] = text.replace(/[\u2068\u2069]/g, '').split(DIGITS);
  const digits = <Digits {...count} />;
  return (
    <>
      {before}
      {after === undefined ? <span hidden>{digits}</span> : digits}
      {after}
    </>
  );
}
