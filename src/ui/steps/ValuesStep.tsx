import type { ReactNode } from 'react';
import { isRequired } from '../../engine/index.js';
import type { ValuesQuestion, ValuesState } from '../../session/index.js';
import { Combobox } from '../parts/Combobox.js';
import type { ComboboxOption } from '../parts/Combobox.js';
import type { ScreenProps } from './screen.js';
import { StepScreen } from './StepScreen.js';

/** Matches values that are not among the options of a select column to one of the options. */
export function ValuesStep(props: ScreenProps<ValuesState>): ReactNode {
  const { state, actions, words } = props;
  const { t } = words;
  return (
    <StepScreen
      {...props}
      title={t('values.title')}
      hint={state.isCounting ? `${t('values.hint')} ${t('busy.matching')}…` : t('values.hint')}
      onNext={() => void actions.proceed()}
    >
      {state.questions.map((question) => (
        <ColumnValues key={question.column.id} {...{ question, actions, words }} />
      ))}
    </StepScreen>
  );
}

interface ColumnValuesProps extends Pick<ScreenProps, 'actions' | 'words'> {
  readonly question: ValuesQuestion;
}

function ColumnValues({ question, actions, words: { t } }: ColumnValuesProps): ReactNode {
  const { column, values, settled, invalidRows, truncated, listed } = question;
  const options: readonly ComboboxOption[] = (column.options ?? []).map((option) => ({ value: option, label: option }));
  const addition = (value: string): readonly ComboboxOption[] =>
    column.allowNewOptions ? [{ value, label: t('values.add'), isSpecial: true }] : [];
  const others: readonly ComboboxOption[] = [
    { value: null, label: t('values.leave'), isSpecial: true },
    ...(isRequired(column) ? [] : [{ value: '', label: t('values.clear'), isSpecial: true }]),
  ];
  return (
    <section className="rg-values" aria-label={column.label}>
      <div className="rg-values-head">
        <h4 className="rg-title">
          <bdi>{column.label}</bdi>
        </h4>
        <span role="status" data-unmatched={invalidRows}>
          {invalidRows > 0 ? t('values.invalid', { count: invalidRows }) : t('values.allMatched')}
        </span>
      </div>
      {values.map(({ from, to, count }) => (
        <div key={from} className="rg-value-row" data-value={from} data-left={to === null || undefined}>
          <span title={from} dir="auto">
            {from}
          </span>
          <span>{t('values.count', { count })}</span>
          <span className="rg-arrow" aria-hidden="true">
            →
          </span>
          <Combobox
            label={`${from}: ${t('values.target')}`}
            options={[...others, ...addition(from), ...options.filter(({ value }) => value !== from)]}
            value={to}
            placeholder={t('values.leave')}
            onChange={(option) => actions.matchOption({ column: column.id, from, to: option })}
          />
        </div>
      ))}
      {settled.length > 0 ? <SettledValues {...{ settled, t }} /> : null}
      {truncated ? <p className="rg-hint">{t('values.truncated', { count: listed })}</p> : null}
    </section>
  );
}

const MAX_LISTED = 100;

interface SettledValuesProps extends Pick<ValuesQuestion, 'settled'>, Pick<ScreenProps['words'], 't'> {}

/** Values that differ from their option only in case. */
function SettledValues({ settled, t }: SettledValuesProps): ReactNode {
  return (
    <details className="rg-values-settled">
      <summary>{t('values.settled', { count: settled.length })}</summary>
      <ul>
        {settled.slice(0, MAX_LISTED).map(({ from, to, count }) => (
          <li key={from}>
            <bdi>{from}</bdi> <span className="rg-arrow">→</span> <bdi>{to}</bdi> · {t('values.count', { count })}
          </li>
        ))}
      </ul>
    </details>
  );
}
