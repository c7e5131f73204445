import Papa from 'papaparse';

/** PapaParse as it is used on large files: chunk by chunk, in a worker. It cuts the text and checks nothing. */
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
