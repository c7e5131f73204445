import type { ReactNode } from 'react';
import { useTranslator } from '../../hooks/use-translate.js';

/** A count whose text is its plain digits, with the thousands set apart to the eye only: scripts read a number. */
export function Digits({ value, name }: { readonly value: number; readonly name: string }): ReactNode {
  const { number } = useTranslator();
  const digits = String(value);
  const separator = number(10_000).replace(/\p{N}/gu, '');
  const first = digits.length % 3 || 3;
  const groups = [digits.slice(0, first)];
  for (let start = first; start < digits.length; start += 3) groups.push(digits.slice(start, start + 3));
  return (
    <span className="rg-digits" data-count={name} dir="ltr">
      {groups.map((group, index) => (
        <span key={index} data-separator={separator}>
          {group}
        </span>
      ))}
    </span>
  );
}
