import { useId } from 'react';
import type { ReactNode } from 'react';
import type { HeaderPlace } from '../../engine/index.js';
import { useClassName } from '../hooks/class-names.js';
import { useSession, useSessionActions } from '../hooks/session-context.js';
import { useTranslate } from '../hooks/use-translate.js';
import { Footer } from '../parts/Footer.js';
import { Notice } from '../parts/Notice.js';
import { StepHead } from '../parts/StepHead.js';
import { LayoutChoices } from './LayoutChoices.js';

/** Which row names the columns, and how the text is cut: detected, shown, and open to change. */
export function HeaderStep(): ReactNode {
  const t = useTranslate();
  const table = useSession((state) => state.table);
  const busy = useSession((state) => state.busy);
  const { proceed } = useSessionActions();
  const content = useClassName('content', 'rg-content');
  const title = useId();
  if (!table) return null;
  const isText = table.layout.sheet === null;
  return (
    <>
      <div className={content}>
        <StepHead title={t('header.title')} id={title} hint={t('header.hint')} />
        <Notice />
        {isText ? <LayoutChoices table={table} /> : null}
        <HeaderTable title={title} head={table.head} header={table.layout.header} />
      </div>
      <Footer label={t('next')} action="continue" disabled={busy !== null} onClick={() => void proceed()} />
    </>
  );
}

interface HeaderTableProps {
  /** Id of the heading that names the table. */
  readonly title: string;
  readonly head: readonly (readonly string[])[];
  readonly header: HeaderPlace;
}

function HeaderTable({ title, head, header }: HeaderTableProps): ReactNode {
  const t = useTranslate();
  const { overrideLayout } = useSessionActions();
  const preview = useClassName('table', 'rg-preview');
  // Radio buttons of one name exclude each other all over the page, and there may be two importers.
  const name = useId();
  const width = Math.min(50, Math.max(1, ...head.map((cells) => cells.length)));
  const end = header.start + header.rows;
  const part = (row: number): string => (row < header.start ? 'preamble' : row < end ? 'header' : 'data');
  return (
    <>
      <label className="rg-choice">
        <input
          type="radio"
          name={name}
          checked={header.rows === 0}
          onChange={() => void overrideLayout({ header: { start: 0, rows: 0 } })}
        />
        {t('header.none')}
      </label>
      <div className={preview}>
        <table aria-labelledby={title}>
          <tbody>
            {head.slice(0, 20).map((cells, row) => (
              <tr key={row} data-part={part(row)}>
                <th scope="row">
                  <label>
                    <input
                      type="radio"
                      name={name}
                      checked={header.rows > 0 && row === end - 1}
                      aria-label={t('header.use', { number: row + 1 })}
                      onChange={() => void overrideLayout({ header: { start: row, rows: 1 } })}
                    />
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
