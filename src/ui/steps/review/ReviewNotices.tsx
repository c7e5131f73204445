import type { ReactNode } from 'react';
import { summaryOfProgress } from '../../../engine/index.js';
import type { MergeReport } from '../../../engine/index.js';
import type { ImporterWords } from '../../../headless/index.js';
import type { ReviewedColumn, ReviewState } from '../../../session/index.js';
import { DIGITS, DigitsSentence } from '../../parts/Digits.js';
import { CloseMark } from '../../parts/ToolButton.js';
import type { ScreenProps } from '../screen.js';
import { readOnlyText } from './read-only-text.js';

/** Side effects of the last change to the rows, and what it could not do. */
export function ChangeNotice({ state, actions, words: { t } }: ScreenProps<ReviewState>): ReactNode {
  const { change } = state;
  const counts = {
    locked: change?.lockedRows ?? 0,
    added: (change?.addedRows ?? 0) - (change?.hiddenRows ?? 0),
    columns: change?.columnsLeftOut ?? 0,
    rows: change?.rowsLeftOut ?? 0,
  };
  const said = (['added', 'columns', 'rows', 'locked'] as const)
    .filter((name) => counts[name] > 0)
    .map((name) => t(`delivery.change.${name}`, { count: counts[name] }));
  const readOnly = readOnlyText(change?.readOnlyColumns ?? [], {
    columns: state.reviewed.map(({ column }) => column),
    t,
  });
  const hidden =
    change && change.hiddenRows > 0 ? [t('review.said.insertedOutOfView', { count: change.hiddenRows })] : [];
  const others = [...said, ...readOnly, ...hidden];
  const { merged } = change ?? {};
  const sentences = [...(merged ? mergedText(merged, t) : []), ...others];
  const isGood = merged && merged.cells > 0 && merged.overwritten + merged.unknown + others.length === 0;
  return (
    <div role="status">
      {sentences.length > 0 ? (
        <div className="rg-notice" data-tone={isGood ? 'good' : 'check'} data-notice="change">
          <span>{sentences.join(' ')}</span>
          <button type="button" className="rg-icon-button" aria-label={t('dismiss')} onClick={actions.dismissError}>
            <CloseMark />
          </button>
        </div>
      ) : null}
    </div>
  );
}

/** What a corrected file has changed, what is still wrong, and what was not found. */
function mergedText(
  { rows, cells, overwritten, invalid, unknown, unknownRows }: MergeReport,
  t: ImporterWords['t'],
): readonly string[] {
  const list = unknownRows.join(', ') + (unknown > unknownRows.length ? ', …' : '');
  return [
    cells > 0 ? t('leftOut.merged', { rows, cells }) : t('leftOut.unchanged'),
    ...(overwritten > 0 ? [t('leftOut.overwritten', { overwritten })] : []),
    ...(invalid > 0 ? [t('leftOut.invalid', { invalid })] : []),
    ...(unknown > 0 ? [t('leftOut.unknown', { unknown, list })] : []),
  ];
}

/** Shown after validation was stopped, with a button to resume it. */
export function StoppedNotice({ state, actions, words: { t } }: ScreenProps<ReviewState>): ReactNode {
  if (state.checks !== 'stopped') return null;
  return (
    <div className="rg-notice" data-tone="check">
      <span>{t('review.stopped.text')}</span>
      <button type="button" className="rg-link" data-action="check" onClick={() => void actions.validate()}>
        {t('review.stopped.action')}
      </button>
    </div>
  );
}

/** With fewer rows, a high error rate is not significant. */
const ENOUGH_ROWS = 10;

/** The column with the most errors, if more than half of its values are invalid: probably a wrong match. */
export function wrongColumn(columns: readonly ReviewedColumn[], rows: number): ReviewedColumn | null {
  if (rows < ENOUGH_ROWS) return null;
  const suspects = columns.filter(({ errors }) => errors * 2 > rows);
  return suspects.toSorted((left, right) => right.errors - left.errors)[0] ?? null;
}

/** Suggests checking the matching if most values of a column are invalid. */
export function WrongColumnNotice({ state, actions, words: { t } }: ScreenProps<ReviewState>): ReactNode {
  const rows = state.counts.all;
  const suspect = wrongColumn(state.reviewed, rows);
  if (!suspect) return null;
  const { column, errors } = suspect;
  return (
    <div className="rg-notice" data-tone="check">
      <span>{t('review.wrongColumn.text', { column: column.label, errors, rows })}</span>
      <button type="button" className="rg-link" onClick={() => actions.goTo('map')}>
        {t('review.wrongColumn.action')}
      </button>
    </div>
  );
}

/** Progress of an import: rows imported, rejected and left, shown once any row was sent. */
export function DeliveryBar({ state, words: { t } }: ScreenProps<ReviewState>): ReactNode {
  const { total, delivered, rejected, deleted, left } = state.progress;
  if (delivered === 0 && rejected === 0) return null;
  const { skippedRows: skipped } = summaryOfProgress(state.progress, state.rowHandling);
  const counts = { left: left.all, delivered, rejected, skipped };
  return (
    <p className="rg-delivery" aria-label={t('delivery.bar')} role="group">
      {(['left', 'delivered', 'rejected', 'skipped'] as const)
        .filter((name) => counts[name] > 0 || name === 'left' || name === 'delivered')
        .map((name) => (
          <span key={name} data-part={name}>
            <DigitsSentence
              text={t(`delivery.${name}`, { n: DIGITS, total: total - deleted })}
              value={counts[name]}
              name={name}
            />
          </span>
        ))}
    </p>
  );
}
