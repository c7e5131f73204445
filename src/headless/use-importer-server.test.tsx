import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useImporter } from './use-importer.js';
import { useImporterRows } from './use-importer-rows.js';
import { useImporterState, useImporterWords } from './use-importer-state.js';

const columns = [
  { id: 'name', label: 'Name' },
  { id: 'age', label: 'Age' },
];

it('renders on a server, with the initial state of a browser', () => {
  expect(typeof window).toBe('undefined');
  function Screen({ language }: { readonly language?: string }) {
    const importer = useImporter({ columns, language, importerKey: 'key', backendUrl: 'https://import.example' });
    const { step, backend } = useImporterState(importer);
    const { rows, total } = useImporterRows(importer, { from: 0, to: 10 });
    const { isReady, t } = useImporterWords(importer);
    return <p>{[step, backend.status, rows.length, total, isReady, t('back')].join()}</p>;
  }
  expect(renderToString(<Screen />)).toBe('<p>upload,loading,0,0,true,Back</p>');
  expect(renderToString(<Screen language="de" />)).toBe('<p>upload,loading,0,0,false,Back</p>');
});
