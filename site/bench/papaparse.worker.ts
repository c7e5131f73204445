import Papa from 'papaparse';

/** PapaParse as used for large files: in chunks, in a worker. It only parses. */
addEventListener('message', ({ data }: MessageEvent<File>) => {
  let rows = 0;
  Papa.parse<string[]>(data, {
    chunk: (results) => {
      rows += results.data.length;
    },
    complete: () => self.postMessage(rows),
  });
});
self.postMessage('ready');
