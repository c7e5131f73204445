import Papa from 'papaparse';

/** PapaParse in a worker, with the rows as objects for the page. It only parses. */
addEventListener('message', ({ data }: MessageEvent<File>) => {
  Papa.parse<Record<string, string>>(data, {
    header: true,
    skipEmptyLines: true,
    chunk: (results) => self.postMessage(results.data),
    complete: () => self.postMessage('end'),
  });
});
self.postMessage('ready');
