import Papa from 'papaparse';

/** Rows as objects, posted in chunks or one by one. */
addEventListener('message', ({ data: { file, mode } }) => {
  Papa.parse(file, {
    header: true,
    skipEmptyLines: true,
    [mode]: ({ data }) => postMessage([data].flat()),
    complete: () => postMessage('end'),
  });
});
