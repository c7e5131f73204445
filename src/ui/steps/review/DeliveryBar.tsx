import type { ReactNode } from 'react';
import type { RowHandling } from '../../../engine/index.js';
import { useSession } from '../../hooks/session-context.js';
import { useTranslate } from '../../hooks/use-translate.js';
import { Digits } from '../../parts/grid/Digits.js';

/** Stands for the number in a sentence while the sentence is taken apart. */
const NUMBER = '\u0001';

/** How many rows are imported, refused and left, once any of them was sent. */
export function DeliveryBar({ rowHandling }: { readonly rowHandling: RowHandling }): ReactNode {
  const t = useTranslate();
  const { total, delivered, rejected, deleted, left } = useSession((state) => state.progress);
  if (delivered === 0 && rejected === 0) return null;
  const skipped = rowHandling === 'exclude' ? Math.max(0, left.invalid - rejected) : 0;
  const counts = { left: left.all, delivered, rejected, skipped };
  return (
    <p className="rg-delivery" aria-label={t('delivery.bar')} role="group">
      {(['left', 'delivered', 'rejected', 'skipped'] as const)
        .filter((name) => counts[name] > 0 || name === 'left' || name === 'delivered')
        .map((name) => (
          <span key={name} data-part={name}>
            <Sentence
              text={t(`delivery.${name}`, { n: NUMBER, total: total - deleted })}
              number={<Digits value={counts[name]} name={name} />}
            />
          </span>
        ))}
    </p>
  );
}

function Sentence({ text, number }: { readonly text: string; readonly number: ReactNode }): ReactNode {
  const [before, after] = text.replace(/[\u2068\u2069]/g, '').split(NUMBER);
  return (
    <>
      {before}
      {number}
      {after}
    </>
  );
}
