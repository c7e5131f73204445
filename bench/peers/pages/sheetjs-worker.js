import { read, utils } from 'xlsx';

/** In a worker, as its manual advises for large files; the rows of the first sheet as objects. */
addEventListener('message', async ({ data: { file } }) => {
  const { Sheets, SheetNames } = read(await file.arrayBuffer(), { dense: true });
  postMessage(utils.sheet_to_json(Sheets[SheetNames[0]]));
  postMessage('end');
});
