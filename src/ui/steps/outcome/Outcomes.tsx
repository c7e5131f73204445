import { Fragment, useState } from 'react';
import type { ReactNode } from 'react';
import type { WindowRow } from '../../../engine/index.js';
import type { CompleteState, RowOutcome } from '../../../session/index.js';
import type { ScreenProps } from '../screen.js';

/** Rows listed for each outcome. */
const MAX_LISTED = 50;
/** Cells shown of each row. */
const MAX_CELLS = 3;

type CountOf = (state: CompleteState) => number;

/** How many rows have each outcome, and the text that says so. */
const OUTCOMES = {
  delivered: {
    text: 'delivery.delivered',
    count: ({ summary, job }) => (job?.counted_rows ? 0 : summary.deliveredRows),
  },
  created: { text: 'complete.created', count: counted('created') },
  updated: { text: 'complete.updated', count: counted('updated') },
  unchanged: { text: 'complete.unchanged', count: counted('unchanged') },
  skipped: { text: 'delivery.skipped', count: ({ summary }) => summary.skippedRows },
  rejected: { text: 'delivery.rejected', count: ({ summary }) => summary.rejectedRows },
} as const satisfies Record<RowOutcome, { readonly text: string; readonly count: CountOf }>;

/** The rows of a count are known if the job names them. */
function counted(name: 'created' | 'updated' | 'unchanged'): CountOf {
  return ({ job }) => (job?.counted_rows ? (job.counts?.[name] ?? 0) : 0);
}

/** A backend may have skipped other rows than those with errors, and does not say which. */
const UNCERTAIN: ReadonlySet<RowOutcome> = new Set(['delivered', 'skipped']);

/** How many rows were imported, skipped and rejected, each with its rows. */
export function Outcomes(props: ScreenProps<CompleteState>): ReactNode {
  const { state } = props;
  const { summary, job, fixableRows } = state;
  const isCertain = !job || fixableRows > 0 || summary.skippedRows + summary.rejectedRows === 0;
  const names = (Object.keys(OUTCOMES) as RowOutcome[]).filter(
    (name) => OUTCOMES[name].count(state) > 0 && (isCertain || !UNCERTAIN.has(name)),
  );
  return (
    <div className="rg-outcomes">
      {names.map((name) => (
        <OutcomeRows key={name} {...props} outcome={name} count={OUTCOMES[name].count(state)} />
      ))}
    </div>
  );
}

/** These rows have a reason to show. */
const LEFT_OUT: ReadonlySet<RowOutcome> = new Set(['skipped', 'rejected']);

interface OutcomeRowsProps extends ScreenProps<CompleteState> {
  readonly outcome: RowOutcome;
  readonly count: number;
}

function OutcomeRows({ state, actions, words, outcome, count }: OutcomeRowsProps): ReactNode {
  const { t, issueText } = words;
  const labels = new Map([...state.columns, ...state.dynamicColumns].map(({ id, label }) => [id, label]));
  const [rows, setRows] = useState<readonly WindowRow[] | null>(null);
  const read = (): void => {
    // A stopped engine is reported by the next action.
    if (!rows) actions.readOutcome(outcome, MAX_LISTED).then(setRows, () => undefined);
  };
  return (
    <details data-outcome={outcome} onToggle={read}>
      <summary>{t(OUTCOMES[outcome].text, { n: count, count })}</summary>
      <ul>
        {rows?.map(({ index, number, cells, issues }) => (
          <li key={index}>
            <b>{number}</b>
            <span>
              {cells
                .filter((text) => text.trim() !== '')
                .slice(0, MAX_CELLS)
                .map((text, index) => (
                  <Fragment key={index}>
                    {index > 0 ? ' · ' : null}
                    <bdi>{text}</bdi>
                  </Fragment>
                ))}
            </span>
            {LEFT_OUT.has(outcome) ? (
              <em>
                {issues.map((issue, index) => {
                  const label = labels.get(issue.column ?? '');
                  return (
                    <Fragment key={index}>
                      {index > 0 ? ' · ' : null}
                      {label === undefined ? null : (
                        <>
                          <bdi>{label}</bdi>
                          {': '}
                        </>
                      )}
                      {issueText(issue)}
                    </Fragment>
                  );
                })}
              </em>
            ) : null}
          </li>
        ))}
      </ul>
      {rows && rows.length < count ? <p className="rg-hint">{t('complete.first', { rows: rows.length })}</p> : null}
    </details>
  );
}
