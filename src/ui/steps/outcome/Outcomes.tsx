import { useState } from 'react';
import type { ReactNode } from 'react';
import type { ImportSummary, WindowRow } from '../../../engine/index.js';
import type { CompleteState } from '../../../session/index.js';
import type { ScreenProps } from '../screen.js';

/** Rows listed for each outcome. */
const MAX_LISTED = 50;
/** Cells shown of each row. */
const MAX_CELLS = 3;

const OUTCOMES = {
  delivered: ({ deliveredRows }) => deliveredRows,
  skipped: ({ skippedRows }) => skippedRows,
  rejected: ({ rejectedRows }) => rejectedRows,
} satisfies Record<string, (summary: ImportSummary) => number>;

type Outcome = keyof typeof OUTCOMES;

/** How many rows were imported, skipped and rejected, each with its rows. */
export function Outcomes(props: ScreenProps<CompleteState>): ReactNode {
  const { summary, job, fixableRows } = props.state;
  // A backend may have skipped other rows than those with errors; it names those it rejected.
  const isKnown = !job || fixableRows > 0 || summary.skippedRows + summary.rejectedRows === 0;
  const names = (Object.keys(OUTCOMES) as Outcome[]).filter(
    (name) => OUTCOMES[name](summary) > 0 && (isKnown || name === 'rejected'),
  );
  return (
    <div className="rg-outcomes">
      {names.map((name) => (
        <OutcomeRows key={name} {...props} outcome={name} count={OUTCOMES[name](summary)} />
      ))}
    </div>
  );
}

interface OutcomeRowsProps extends ScreenProps<CompleteState> {
  readonly outcome: Outcome;
  readonly count: number;
}

function OutcomeRows({ actions, words, outcome, count }: OutcomeRowsProps): ReactNode {
  const { t, issueText } = words;
  const [rows, setRows] = useState<readonly WindowRow[] | null>(null);
  const read = (): void => {
    // A stopped engine is reported by the next action.
    if (!rows) actions.readOutcome(outcome, MAX_LISTED).then(setRows, () => undefined);
  };
  return (
    <details data-outcome={outcome} onToggle={read}>
      <summary>{t(`delivery.${outcome}`, { n: count })}</summary>
      <ul>
        {rows?.map(({ index, number, cells, issues }) => (
          <li key={index}>
            <b>{number}</b>
            <span dir="auto">
              {cells
                .filter((text) => text.trim() !== '')
                .slice(0, MAX_CELLS)
                .join(' · ')}
            </span>
            {outcome === 'delivered' ? null : <em>{issues.map(issueText).join(' · ')}</em>}
          </li>
        ))}
      </ul>
      {rows && rows.length < count ? <p className="rg-hint">{t('complete.first', { rows: rows.length })}</p> : null}
    </details>
  );
}
