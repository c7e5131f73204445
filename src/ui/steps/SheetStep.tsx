import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { SheetState } from '../../session/index.js';
import type { ScreenProps } from './screen.js';
import { StepScreen } from './StepScreen.js';

/** Selects the sheet to import; hidden and empty sheets are labeled. */
export function SheetStep(props: ScreenProps<SheetState>): ReactNode {
  const { state, actions, words } = props;
  const { sheets, chosen: current } = state;
  const { chooseSheet, proceed } = actions;
  const { t } = words;
  const first = sheets.find(({ hidden, empty }) => !hidden && !empty) ?? sheets.find(({ empty }) => !empty);
  const [chosen, setChosen] = useState(current ?? first?.name ?? '');
  /** Counters of reads requested with the button, and of those handled. */
  const [reads, setReads] = useState(0);
  const left = useRef(0);
  const title = useId();
  useEffect(() => {
    if (reads === left.current) return;
    left.current = reads;
    // If the user keeps the edits of another sheet, that sheet stays selected.
    if (current === chosen) void proceed();
  }, [reads, current, chosen, proceed]);
  const go = async (): Promise<void> => {
    await chooseSheet(chosen);
    setReads((count) => count + 1);
  };
  return (
    <StepScreen {...props} title={t('sheet.title')} titleId={title} isBlocked={chosen === ''} onNext={() => void go()}>
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
    </StepScreen>
  );
}
