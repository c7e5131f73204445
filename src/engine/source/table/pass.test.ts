import { describe, expect, it } from 'vitest';
import type { SourceFinding } from '../layout/layout.js';
import { openTable } from '../open-table.js';

async function findingsOf(text: string): Promise<readonly SourceFinding[]> {
  const table = await openTable(new Blob([text]));
  await table.scan(() => undefined);
  return table.findings;
}

describe('rows with another number of cells than the header', () => {
  const rows = '1,Ann,2.5,x\n2,Bob,3.5,y\n3,Cid,4.5,z\n';

  it('are all rows if the header lacks a name, which is reported as well', async () => {
    expect(await findingsOf(`id,name,price\n${rows}`)).toEqual([
      { code: 'ragged-header', line: 1, count: 1 },
      { code: 'ragged-rows', line: 2, count: 3 },
    ]);
    expect(await findingsOf(`\nid,name,price\n${rows}`)).toEqual([
      { code: 'ragged-header', line: 2, count: 1 },
      { code: 'ragged-rows', line: 3, count: 3 },
    ]);
  });

  it('are not those that only end with a delimiter', async () => {
    expect(await findingsOf('id,name,price\n1,Ann,2.5,\n2,Bob,3.5,\n3,Cid,4.5,\n')).toEqual([]);
  });

  it('are none without a header', async () => {
    expect(await findingsOf('1,2,3\n4,5,6\n7,8,9\n')).toEqual([]);
  });
});
