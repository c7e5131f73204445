import { useState } from 'react';
import { useImporter, useImporterState, useImporterWords } from 'rowgate/headless';
import type { HeadlessImporter, ImporterState } from 'rowgate/headless';
import { columns } from './columns';
import { DropArea } from './DropArea';
import { HeaderForm, MapForm, SheetForm, ValuesForm } from './forms';
import { RowTable } from './RowTable';

/** The whole import on one page: the file at the top, questions about it below, then a plain table. */
export function ContactImport() {
  const [imported, setImported] = useState<readonly unknown[]>([]);
  const importer = useImporter({
    columns,
    invalidRowHandling: 'exclude',
    language: new URLSearchParams(location.search).get('language') ?? undefined,
    onComplete: ({ rows }) => setImported(rows),
  });
  const state = useImporterState(importer);
  const { t, direction, language } = useImporterWords(importer);
  return (
    <main dir={direction} lang={language} data-step={state.step} data-busy={state.busy !== null || undefined}>
      <ol className="steps">
        {state.steps.map((step) => (
          <li key={step} aria-current={step === state.step ? 'step' : undefined}>
            {t(`step.${step}`)}
          </li>
        ))}
      </ol>
      <Problem importer={importer} state={state} />
      <Screen importer={importer} state={state} imported={imported} />
    </main>
  );
}

interface ScreenProps {
  readonly importer: HeadlessImporter;
  readonly state: ImporterState;
}

function Screen({ importer, state, imported }: ScreenProps & { readonly imported: readonly unknown[] }) {
  const { t } = useImporterWords(importer);
  switch (state.step) {
    case 'upload':
      return <DropArea importer={importer} />;
    case 'sheet':
      return <SheetForm importer={importer} state={state} />;
    case 'header':
      return <HeaderForm importer={importer} state={state} />;
    case 'map':
      return <MapForm importer={importer} state={state} />;
    case 'values':
      return <ValuesForm importer={importer} state={state} />;
    case 'review':
      return <RowTable importer={importer} state={state} />;
    case 'submit':
      return <progress value={state.busy?.percent ?? 0} max={100} aria-label={t('submit.title')} />;
    case 'complete':
      return (
        <>
          <h1>{t('complete.title', { count: state.summary.deliveredRows })}</h1>
          <pre id="imported">{JSON.stringify(imported, null, 2)}</pre>
          <button type="button" onClick={importer.actions.reset}>
            {t('complete.again')}
          </button>
        </>
      );
  }
}

function Problem({ importer, state: { error } }: ScreenProps) {
  const { t, errorText } = useImporterWords(importer);
  return (
    <div role="alert">
      {error ? (
        <p className="problem">
          {errorText(error)}{' '}
          <button type="button" onClick={importer.actions.dismissError}>
            {t('dismiss')}
          </button>
        </p>
      ) : null}
    </div>
  );
}
