import { useState } from 'react';
import type { ReactNode } from 'react';
import { CSVImporter } from 'rowgate';
import type { CSVImporterProps, ImportResult } from 'rowgate';
import { columns } from './columns.js';
import { ResultView } from './ResultView.js';
import { ServerDemo } from './ServerDemo.js';

const parameters = new URLSearchParams(typeof location === 'undefined' ? '' : location.search);

/** Options of the demo from the query string, e.g. `?dark=1&rows=exclude&language=en`. */
function optionsFromQuery(): Partial<CSVImporterProps> {
  const handling = parameters.get('rows');
  return {
    darkMode: parameters.has('dark'),
    invalidRowHandling: handling === 'block' || handling === 'include' ? handling : 'exclude',
    skipHeaderRowSelection: parameters.has('skipHeader'),
    includeUnmatchedColumns: parameters.has('unmatched'),
    language: parameters.get('language') ?? undefined,
    ...(parameters.has('noWorker') ? { createWorker: () => null } : {}),
  };
}

/** With `?importerKey=…`, the fields come from the server of this page, and the rows are sent to it. */
function backendFromQuery(): Partial<CSVImporterProps> | null {
  const importerKey = parameters.get('importerKey');
  if (importerKey === null) return null;
  return {
    importerKey,
    backendUrl: parameters.get('backendUrl') ?? location.origin,
    language: parameters.get('language') ?? undefined,
    user: { name: 'Demo' },
    metadata: { page: 'start' },
    ...(parameters.has('dark') ? { darkMode: true } : {}),
  };
}

export function DemoPage(): ReactNode {
  const [isOpen, setIsOpen] = useState(parameters.has('open'));
  const [result, setResult] = useState<ImportResult | null>(null);
  const embedded = parameters.has('embedded');
  const options = backendFromQuery() ?? { ...optionsFromQuery(), columns };
  return (
    <main className={parameters.has('dark') ? 'page dark' : 'page'}>
      <header>
        <p className="brand">Rowgate</p>
        <h1>Other people’s spreadsheets, in your software.</h1>
        <p className="lead">
          Drop a CSV or Excel file, match its columns, fix errors and get clean, typed rows. Everything runs in this
          tab; nothing is sent anywhere.
        </p>
        <div className="actions">
          <button type="button" className="cta" onClick={() => setIsOpen(true)}>
            Import contacts
          </button>
          <a href="./messy-contacts.csv" download>
            Download a messy sample
          </a>
          <a href="./manual/">Manual</a>
          <a href="./storybook/">Storybook</a>
        </div>
      </header>
      {embedded ? (
        <CSVImporter {...options} isModal={false} onComplete={setResult} />
      ) : (
        <CSVImporter
          {...options}
          modalIsOpen={isOpen}
          modalOnCloseTriggered={() => setIsOpen(false)}
          onComplete={setResult}
        />
      )}
      {result ? <ResultView result={result} /> : null}
      <ServerDemo darkMode={parameters.has('dark')} language={parameters.get('language') ?? undefined} />
    </main>
  );
}
