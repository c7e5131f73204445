import type { ReactNode } from 'react';
import type { ValuesQuestion, ValuesState } from '../../session/index.js';
import { Combobox } from '../parts/Combobox.js';
import type { ScreenProps } from './screen.js';
import { StepScreen } from './StepScreen.js';

/** Matches values that are not among the options of a select column to one of the options. */
export function ValuesStep(props: ScreenProps<ValuesState>): ReactNode {
  const { state, actions, words } = props;
  return (
    <StepScreen
      {...props}
      title={words.t('values.title')}
      hint={words.t('values.hint')}
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
  const { column, values, truncated, listed } = question;
  const options = [
    ...(column.options ?? []).map((option) => ({ value: option, label: option })),
    { value: null, label: t('values.leave'), group: '\u2014' },
  ];
  return (
    <section className="rg-values" aria-label={column.label}>
      <h4 className="rg-title">{column.label}</h4>
      {values.map(({ from, to, count }) => (
        <div key={from} className="rg-value-row" data-value={from}>
          <span title={from} dir="auto">
            {from}
          </span>
          <span>{t('values.count', { count })}</span>
          <span className="rg-arrow" aria-hidden="true">
            →
          </span>
          <Combobox
            label={`${from}: ${t('values.target')}`}
            options={options}
            value={to}
            placeholder={t('values.leave')}
            onChange={(option) => actions.matchOption({ column: column.id, from, to: option })}
          />
        </div>
      ))}
      {truncated ? <p className="rg-hint">{t('values.truncated', { count: listed })}</p> : null}
    </section>
  );
}
