import { expose, received, until } from './harness.js';

/**
 * A page without screens: a worker reads the file as soon as it is chosen and posts lists of rows, then `end`. The page
 * keeps all rows.
 */
export function readInWorker(startWorker, options) {
  let firstRowAt;
  const first = () => until(() => firstRowAt);
  expose({ showRows: first, check: first, deliver: first });
  const input = document.createElement('input');
  input.type = 'file';
  input.addEventListener('change', () => {
    const kept = [];
    const worker = startWorker();
    worker.addEventListener('message', ({ data }) => {
      firstRowAt ??= performance.now();
      if (data === 'end') received(kept.length);
      else for (const row of data) kept.push(row);
    });
    worker.postMessage({ file: input.files[0], ...options });
  });
  document.getElementById('page').append(input);
}
