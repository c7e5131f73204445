import type { ReactNode } from 'react';
import type { HeaderPlace } from '../../engine/index.js';
import { useClassName } from '../hooks/class-names.js';
import { useSession, useSessionActions } from '../hooks/session-context.js';
import { useTranslate } from '../hooks/use-translate.js';
import { Footer } from '../parts/Footer.js';
import { Notice } from '../parts/Notice.js';
import { LayoutChoices } from './LayoutChoices.js';

/** Which row names the columns, and how the text is cut: detected, shown, and open to change. */
export function HeaderStep(): ReactNode {
  const t = useTranslate();
  const table = useSession((state) => state.table);
  const busy = useSession((state) => state.busy);
  const { proceed } = useSessionActions();
  const content = useClassName('content', 'rg-content');
  if (!table) return null;
  const isText = table.layout.sheet === null;
  return (
    <>
      <div className={content}>
        <Notice />
        {isText ? <LayoutChoices table={table} /> : null}
        <div>
          <h3 className="rg-title" id="rg-header-title">
            {t('header.title')}
          </h3>
          <p className="rg-hint">{t('header.hint')}</p>
        </div>
        <HeaderTable head={table.head} header={table.layout.header} />
      </div>
      <Footer label={t('next')} action="continue" disabled={busy !== null} onClick={() => void proceed()} />
    </>
  );
}

interface HeaderTableProps {
  readonly head: readonly (readonly string[])[];
  readonly header: HeaderPlace;
}

function HeaderTable({ head, header }: HeaderTableProps): ReactNode {
  const t = useTranslate();
  const { overrideLayout } = useSessionActions();
  const preview = useClassName('table', 'rg-preview');
  const width = Math.min(50, Math.max(1, ...head.map((cells) => cells.length)));
  const end = header.start + header.rows;
  const part = (row: number): string => (row < header.start ? 'preamble' : row < end ? 'header' : 'data');
  return (
    <>
      <label className="rg-choice">
        <input
          type="radio"
          name="header-row"
          checked={header.rows === 0}
          onChange={() => void overrideLayout({ header: { start: 0, rows: 0 } })}
        />
        {t('header.none')}
      </label>
      <div className={preview}>
        <table aria-labelledby="rg-header-title">
          <tbody>
            {head.slice(0, 20).map((cells, row) => (
              <tr key={row} data-part={part(row)}>
                <th scope="row">
                  <label>
                    <input
                      type="radio"
                      name="header-row"
                      checked={header.rows > 0 && row === end - 1}
                      aria-label={t('header.use', { number: row + 1 })}
                      onChange={() => void overrideLayout({ header: { start: row, rows: 1 } })}
                    />{' '}
                    {row + 1}
                  </label>
                </th>
                {Array.from({ length: width }, (_, index) => (
                  <td key={index} title={cells[index]} dir="auto">
                    {cells[index] ?? ''}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
