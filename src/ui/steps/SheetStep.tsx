import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useClassName } from '../hooks/class-names.js';
import { useSession, useSessionActions, useSessionObject } from '../hooks/session-context.js';
import { useTranslate } from '../hooks/use-translate.js';
import { Footer } from '../parts/Footer.js';
import { Notice } from '../parts/Notice.js';
import { StepHead } from '../parts/StepHead.js';

/** Which sheet of a workbook to import; hidden and empty ones are named as such. */
export function SheetStep(): ReactNode {
  const t = useTranslate();
  const sheets = useSession((state) => state.sheets);
  const current = useSession((state) => state.table?.layout.sheet ?? null);
  const busy = useSession((state) => state.busy);
  const { chooseSheet, proceed } = useSessionActions();
  const first = sheets.find(({ hidden, empty }) => !hidden && !empty) ?? sheets.find(({ empty }) => !empty);
  const [chosen, setChosen] = useState(current ?? first?.name ?? '');
  const content = useClassName('content', 'rg-content');
  const title = useId();
  const { store } = useSessionObject();
  const go = async (): Promise<void> => {
    await chooseSheet(chosen);
    // Where changes to the rows of another sheet are to stay, so does that sheet.
    if (store.getState().table?.layout.sheet === chosen) await proceed();
  };
  return (
    <>
      <div className={content}>
        <StepHead title={t('sheet.title')} id={title} />
        <Notice />
        <fieldset className="rg-sheet-list" aria-labelledby={title}>
          {sheets.map(({ name, hidden, empty, rows, columns }) => (
            <label key={name} className="rg-choice">
              <input
                type="radio"
                name={title}
                value={name}
                checked={name === chosen}
                disabled={empty}
                onChange={() => setChosen(name)}
              />
              <bdi>{name}</bdi>
              {hidden ? <span className="rg-tag">{t('sheet.hidden')}</span> : null}
              <span>
                {empty
                  ? t('sheet.empty')
                  : `${t('map.rows', { count: rows })} · ${t('sheet.columns', { count: columns })}`}
              </span>
            </label>
          ))}
        </fieldset>
      </div>
      <Footer label={t('next')} action="continue" disabled={chosen === '' || busy !== null} onClick={() => void go()} />
    </>
  );
}
