import type { ReactNode } from 'react';
import type { ProgramChange } from '../../../../engine/index.js';
import { useTranslator } from '../../../hooks/use-translate.js';

interface ChangeTableProps {
  readonly changes: readonly ProgramChange[];
  /** By column id. */
  readonly labels: ReadonlyMap<string, string>;
  readonly leftRows: ReadonlySet<number>;
  onToggleRow(row: number): void;
}

/** Old and new texts; one box a row takes or leaves all of its changes. */
export function ChangeTable({ changes, labels, leftRows, onToggleRow }: ChangeTableProps): ReactNode {
  const { t, number: written } = useTranslator();
  return (
    // Keyboards scroll what can be focused.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="rg-transform-changes" tabIndex={0} role="region" aria-label={t('transform.changes')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('review.rowNumber')}</th>
            <th scope="col">{t('transform.column')}</th>
            <th scope="col">{t('transform.from')}</th>
            <th scope="col">{t('transform.to')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ row, number, column, from, to }, at) => (
            <tr key={`${row} ${column}`} data-left={leftRows.has(row) ? true : undefined}>
              <td>
                {changes[at - 1]?.row === row ? null : (
                  <label>
                    <input
                      type="checkbox"
                      aria-label={t('transform.takeRow', { number })}
                      checked={!leftRows.has(row)}
                      onChange={() => onToggleRow(row)}
                    />
                    {written(number)}
                  </label>
                )}
              </td>
              <td dir="auto">{labels.get(column) ?? column}</td>
              <td dir="auto">{from === '' ? <i>{t('transform.blank')}</i> : <del>{from}</del>}</td>
              <td dir="auto">{to === '' ? <i>{t('transform.blank')}</i> : <ins>{to}</ins>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
