import { expect, it } from 'vitest';
import type { Column } from '../../column.js';
import type { Engine } from '../../engine-calls.js';
import { reviewing } from '../../testing/review-state.js';

const SELECT: readonly Column[] = [{ id: 'state', label: 'State', type: 'select', options: ['active'] }];

it('puts errors of more than 200 values into one group', async () => {
  const values = Array.from({ length: 230 }, (_, at) => `value number ${at}`);
  const { engine } = await reviewing(['state', ...values, values[0]].join('\n'), SELECT);
  const groups = await engine.call('groups-read', {});
  expect(groups).toHaveLength(201);
  expect(groups[0]).toMatchObject({ alike: { by: 'check' }, count: 30 });
  expect(groups[0]!.samples.map(({ from, to }) => [from, to])).toEqual(
    values.slice(200, 205).map((value) => [value, null]),
  );
  expect(groups[1]).toMatchObject({ alike: { by: 'value', value: 'value number 0' }, count: 2 });
});

it('reads the groups again only after the rows have changed', async () => {
  const { engine } = await reviewing('state\nx\ny\n', SELECT);
  const [first] = await engine.call('groups-read', {});
  const edit = { type: 'set', value: 'active' } as const;
  await engine.call('group-edit', { key: first!.key, edit });
  expect((await engine.call('groups-read', {})).map(({ alike }) => alike)).toEqual([{ by: 'value', value: 'y' }]);
  const { progress } = await engine.call('group-edit', { key: (await engine.call('groups-read', {}))[0]!.key, edit });
  expect(progress.invalid).toBe(0);
});

it('leaves out deleted and delivered rows, and warnings', async () => {
  const columns: readonly Column[] = [{ id: 'n', label: 'N', type: 'number' }];
  const onAsk = async (): Promise<readonly { index: number; message: string; severity: 'warning' }[]> => [
    { index: 3, message: 'Odd.', severity: 'warning' },
  ];
  const { engine } = await reviewing('n\nx\ny\nz\n4\n', columns, { hostChecks: true, onAsk });
  await deliverFirst(engine);
  await engine.call('edit-apply', { operation: { type: 'delete-rows', rows: [1] } }, { onAsk: async () => [] });
  const groups = await engine.call('groups-read', {});
  expect(groups.map(({ code, count, samples }) => [code, count, samples[0]?.number])).toEqual([['number', 1, 4]]);
});

it('has the message of the host in a group of its findings, also about whole rows', async () => {
  const { engine } = await reviewing('state\nactive\nactive\n', SELECT);
  await engine.call('rows-refuse', { findings: [0, 1].map((index) => ({ index, message: 'Closed.' })) });
  const [group] = await engine.call('groups-read', {});
  expect(group).toMatchObject({ code: 'custom', column: null, message: 'Closed.', alike: { by: 'check' }, count: 2 });
  const { key } = group!;
  await expect(engine.call('group-edit', { key, edit: { type: 'clear' } })).rejects.toMatchObject({
    code: 'not-ready',
  });
  expect((await engine.call('group-edit', { key, edit: { type: 'skip' } })).counts.all).toBe(0);
});

async function deliverFirst(engine: Engine): Promise<void> {
  await engine
    .call(
      'result-deliver',
      { batchSize: 1, rowHandling: 'include', resume: true },
      { onAsk: async ({ index }) => (index === 0 ? null : Promise.reject(new Error('Stopped.'))) },
    )
    .catch(() => undefined);
}
