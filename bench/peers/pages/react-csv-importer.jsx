import { createRoot } from 'react-dom/client';
import { Importer, ImporterField } from 'react-csv-importer';
import 'react-csv-importer/dist/index.css';
import { columns } from './columns.js';
import { buttonOf, expose, painted, press, received } from './harness.js';

/** It checks nothing; its rows are a preview of the file, shown before the columns are matched. */
const kept = [];

expose({
  showRows: () => painted(() => document.querySelector('.CSVImporter_FormatDataRowPreview__table td')),
  async check() {
    await press(() => buttonOf('Choose columns'));
    return painted(() => buttonOf('Import'));
  },
  deliver: () => press(() => buttonOf('Import')),
});

createRoot(document.getElementById('page')).render(
  <Importer
    dataHandler={(rows) => {
      for (const row of rows) kept.push(row);
    }}
    skipEmptyLines
    onComplete={() => received(kept.length)}
  >
    {columns.map(({ id }) => (
      <ImporterField key={id} name={id} label={id} optional />
    ))}
  </Importer>,
);
