import type { ReactNode } from 'react';
import { useImporterWords } from 'rowgate/headless';
import type { HeaderState, HeadlessImporter, ImporterState, MapState, SheetState, ValuesState } from 'rowgate/headless';

interface FormProps<S extends ImporterState> {
  readonly importer: HeadlessImporter;
  readonly state: S;
}

/** What every form has: a Continue button, a Back button, and the reason when Continue is blocked. */
function Question({ importer, state, children }: FormProps<ImporterState> & { readonly children: ReactNode }) {
  const { t, blockerText } = useImporterWords(importer);
  const [blocker] = state.blockers;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void importer.actions.proceed();
      }}
    >
      {children}
      <footer>
        <button type="button" onClick={importer.actions.back}>
          {t('back')}
        </button>
        <button type="submit" disabled={blocker !== undefined || state.busy !== null}>
          {t('next')}
        </button>
        {blocker ? <span>{blockerText(blocker)}</span> : null}
      </footer>
    </form>
  );
}

export function SheetForm({ importer, state }: FormProps<SheetState>) {
  const { t } = useImporterWords(importer);
  return (
    <Question importer={importer} state={state}>
      <fieldset>
        <legend>{t('sheet.title')}</legend>
        {state.sheets.map(({ name, empty }) => (
          <label key={name}>
            <input
              type="radio"
              name="sheet"
              checked={name === state.chosen}
              disabled={empty}
              onChange={() => void importer.actions.chooseSheet(name)}
            />
            {name}
          </label>
        ))}
      </fieldset>
    </Question>
  );
}

export function HeaderForm({ importer, state }: FormProps<HeaderState>) {
  const { t } = useImporterWords(importer);
  const { head, layout } = state.table;
  const last = layout.header.start + layout.header.rows - 1;
  return (
    <Question importer={importer} state={state}>
      <fieldset>
        <legend>{t('header.title')}</legend>
        {head.slice(0, 10).map((cells, row) => (
          <label key={row}>
            <input
              type="radio"
              name="header"
              checked={row === last}
              aria-label={t('header.use', { number: row + 1 })}
              onChange={() => void importer.actions.overrideLayout({ header: { start: row, rows: 1 } })}
            />
            {cells.join(' · ')}
          </label>
        ))}
      </fieldset>
    </Question>
  );
}

/** The opposite direction of the component: selects a column of the file for each target column. */
export function MapForm({ importer, state }: FormProps<MapState>) {
  const { t } = useImporterWords(importer);
  const { columns, matches } = state;
  const choose = (column: string, source: number | null): void => {
    const before = matches.find((match) => match.column === column);
    if (source !== null) importer.actions.mapColumn(source, column);
    else if (before) importer.actions.mapColumn(before.source.index, null);
  };
  return (
    <Question importer={importer} state={state}>
      <fieldset>
        <legend>{t('map.title')}</legend>
        {columns.map(({ id, label }) => {
          const source = matches.find(({ column }) => column === id)?.source;
          return (
            <div key={id}>
              <label htmlFor={`map-${id}`}>{label}</label>{' '}
              <select
                id={`map-${id}`}
                value={source?.index ?? ''}
                onChange={({ currentTarget: { value } }) => choose(id, value === '' ? null : Number(value))}
              >
                <option value="">—</option>
                {matches.map((match) => (
                  <option key={match.source.index} value={match.source.index}>
                    {match.source.name}
                  </option>
                ))}
              </select>{' '}
              <small>{source?.samples.slice(0, 3).join(', ')}</small>
            </div>
          );
        })}
      </fieldset>
    </Question>
  );
}

export function ValuesForm({ importer, state }: FormProps<ValuesState>) {
  const { t } = useImporterWords(importer);
  return (
    <Question importer={importer} state={state}>
      {state.questions.map(({ column, values }) => (
        <fieldset key={column.id}>
          <legend>{column.label}</legend>
          {values.map(({ from, to, count }, at) => (
            <div key={from}>
              <label htmlFor={`${column.id}-${at}`}>
                {from} ({count})
              </label>{' '}
              <select
                id={`${column.id}-${at}`}
                value={to ?? ''}
                onChange={({ currentTarget: { value } }) =>
                  importer.actions.matchOption({ column: column.id, from, to: value === '' ? null : value })
                }
              >
                <option value="">{t('values.leave')}</option>
                {column.options?.map((option) => (
                  <option key={option} value={option}>
                    {option}
                  </option>
                ))}
              </select>
            </div>
          ))}
        </fieldset>
      ))}
    </Question>
  );
}
