import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { SheetChoice, SheetState } from '../../session/index.js';
import type { ScreenProps } from './screen.js';
import { StepScreen } from './StepScreen.js';

/** How many times the cells of any other sheet the largest one has, to be taken for the table. */
const CLEARLY = 2;

/** The visible sheet with clearly the most cells, or the first one with any. */
export function likelySheet(sheets: SheetState['sheets']): SheetChoice | undefined {
  const filled = sheets.filter(({ empty }) => !empty);
  const visible = filled.filter(({ hidden }) => !hidden);
  const shown = visible.length > 0 ? visible : filled;
  const cells = ({ rows, columns }: SheetChoice): number => rows * columns;
  const [largest, second] = shown.toSorted((one, other) => cells(other) - cells(one));
  return largest && second && cells(largest) < cells(second) * CLEARLY ? shown[0] : largest;
}

/** Selects the sheet to import; hidden and empty sheets are labeled. */
export function SheetStep(props: ScreenProps<SheetState>): ReactNode {
  const { state, actions, words } = props;
  const { sheets, chosen: current } = state;
  const { chooseSheet, proceed } = actions;
  const { t } = words;
  const [chosen, setChosen] = useState(current ?? likelySheet(sheets)?.name ?? '');
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
