/** A minimal application, without syntax that needs a loader. Its columns need several pieces of the engine. */
export const COLUMNS = `[
  { id: 'name', label: 'Name', validators: [{ type: 'required' }, { type: 'regex', pattern: '^(Ada|Grace)$' }] },
  { id: 'age', label: 'Age', type: 'number' },
  { id: 'phone', label: 'Phone', type: 'phone', country: 'GB' },
]`;

export const APP = `import { createElement as h, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { CSVImporter } from 'rowgate';
function App() {
  const [rows, setRows] = useState('');
  const onComplete = (result) => setRows(JSON.stringify(result.rows));
  return h(StrictMode, null,
    h(CSVImporter, { columns: ${COLUMNS}, isModal: false, onComplete }),
    h('output', { id: 'rows' }, rows),
  );
}
createRoot(document.getElementById('app')).render(h(App));
`;

export const page = (script) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8" /><title>Consumer</title><link rel="icon" href="data:," /></head>
<body><div id="app"></div>${script}</body></html>`;
