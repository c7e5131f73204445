import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { receiveForm } from './receive-form.js';
import type { ReceivedForm } from './receive-form.js';

const BOUNDARY = 'part';

async function receive(sizes: readonly number[]): Promise<ReceivedForm<undefined>> {
  const parts = sizes.map(
    (size, at) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="f${at}"\r\n\r\n${'x'.repeat(size)}\r\n`,
  );
  const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
  const request = Object.assign(Readable.from([Buffer.from(`${parts.join('')}--${BOUNDARY}--\r\n`)]), { headers });
  return receiveForm(request as unknown as IncomingMessage, {
    limits: { files: 1, fieldSize: 1000, fieldsSize: 2000, requestSize: 1_000_000 },
    signal: new AbortController().signal,
    save: async () => undefined,
  });
}

test('single fields may be large, but their total is limited: they are held in memory', async () => {
  expect((await receive([999, 999])).fields.map(({ value }) => value.length)).toEqual([999, 999]);
  await expect(receive([1001])).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE', message: 'A field is too large.' });
  const error = { code: 'PAYLOAD_TOO_LARGE', message: 'The fields are too large.' };
  await expect(receive([999, 999, 3])).rejects.toMatchObject(error);
});
