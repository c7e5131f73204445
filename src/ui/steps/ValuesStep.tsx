import type { ReactNode } from 'react';
import { valuesToAsk } from '../../session/index.js';
import type { OptionValues } from '../../engine/index.js';
import { useClassName } from '../hooks/class-names.js';
import { useSession, useSessionActions } from '../hooks/session-context.js';
import { useTranslate } from '../hooks/use-translate.js';
import { Combobox } from '../parts/Combobox.js';
import { Footer } from '../parts/Footer.js';
import { Notice } from '../parts/Notice.js';
import { StepHead } from '../parts/StepHead.js';

/** Values of select columns that are no option as they stand, with the option each becomes. */
export function ValuesStep(): ReactNode {
  const t = useTranslate();
  const optionValues = useSession((state) => state.optionValues);
  const busy = useSession((state) => state.busy);
  const { proceed } = useSessionActions();
  const content = useClassName('content', 'rg-content');
  return (
    <>
      <div className={content}>
        <StepHead title={t('values.title')} hint={t('values.hint')} />
        <Notice />
        {valuesToAsk({ optionValues }).map((values) => (
          <ColumnValues key={values.column} values={values} />
        ))}
      </div>
      <Footer label={t('next')} action="continue" disabled={busy !== null} onClick={() => void proceed()} />
    </>
  );
}

function ColumnValues({ values }: { readonly values: OptionValues }): ReactNode {
  const t = useTranslate();
  const column = useSession(({ columns, dynamicColumns }) =>
    [...columns, ...dynamicColumns].find(({ id }) => id === values.column),
  );
  const chosen = useSession((state) => state.optionMatches);
  const { matchOption } = useSessionActions();
  const counts = new Map(values.values.map(({ value, count }) => [value, count]));
  const options = [
    ...(column?.options ?? []).map((option) => ({ value: option, label: option })),
    { value: null, label: t('values.leave'), group: '\u2014' },
  ];
  return (
    <section className="rg-values" aria-label={column?.label}>
      <h4 className="rg-title">{column?.label}</h4>
      {values.matches
        .filter(({ from, to }) => from !== to)
        .map((match) => {
          const choice = chosen.find(({ column: id, from }) => id === match.column && from === match.from) ?? match;
          return (
            <div key={match.from} className="rg-value-row" data-value={match.from}>
              <span title={match.from} dir="auto">
                {match.from}
              </span>
              <span>{t('values.count', { count: counts.get(match.from) ?? 0 })}</span>
              <span className="rg-arrow" aria-hidden="true">
                →
              </span>
              <Combobox
                label={`${match.from}: ${t('values.target')}`}
                options={options}
                value={choice.to}
                placeholder={t('values.leave')}
                onChange={(to) => matchOption({ ...match, to })}
              />
            </div>
          );
        })}
      {values.truncated ? <p className="rg-hint">{t('values.truncated', { count: values.values.length })}</p> : null}
    </section>
  );
}
