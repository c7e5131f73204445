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

describe('rows that repeat the header', () => {
  it('are counted with the line of the first, and stay rows', async () => {
    const table = await openTable(
      new Blob(['name,city\r\nAnn,Oslo\r\nname,city\r\nBob,"Rome"\r\nname,city\r\nCid,Bern\r\n']),
    );
    await table.scan(() => undefined);
    expect(table.findings).toEqual([{ code: 'repeated-header', line: 3, count: 2 }]);
    expect(table.rowCount).toBe(5);
  });

  it('are found wherever the file is cut into pieces', async () => {
    const rows = Array.from({ length: 40_000 }, (_, index) => `${index},value ${index}\n`).join('');
    expect(await findingsOf(`id,text\n${rows}id,text\n${rows}`)).toEqual([
      { code: 'repeated-header', line: 40_002, count: 1 },
    ]);
  });

  it('are not values that a column of its own has, nor similar rows', async () => {
    expect(await findingsOf('city\nOslo\ncity\nBern\nRome\n')).toEqual([]);
    expect(await findingsOf('name,city\nAnn,Oslo\nName,City\nname,cite\nBob,Rome\n')).toEqual([]);
  });
});
