import type { ReactNode } from 'react';
import { useTranslate } from '../../../hooks/use-translate.js';
import type { Sendable } from './use-transform.js';

/** What goes to the server with the sentence, to the letter. */
export function SentSamples({ sendable: { columns, rows } }: { readonly sendable: Sendable }): ReactNode {
  const t = useTranslate();
  return (
    <details className="rg-transform-sent" open>
      <summary>
        {t(rows.length > 0 ? 'transform.sent.samples' : 'transform.sent.names', { count: rows.length })}
      </summary>
      {/* Keyboards scroll what can be focused. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div tabIndex={0} role="region" aria-label={t('transform.sent.label')}>
        <table>
          <tbody>
            {columns.map(({ id, label }) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                {rows.map((row, at) => (
                  // The rows have no other name than their place.
                  // oxlint-disable-next-line react/no-array-index-key
                  <td key={at} dir="auto">
                    {row[id]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
