import { expect, it } from 'vitest';
import { demoFile } from './demo-file.js';

it('writes rows as a file, with a column for each name in them', async () => {
  const file = demoFile([
    { Name: 'Ann "A" Lee', Born: new Date('2020-01-02T12:00:00Z') },
    { Name: null, City: 'Bonn,\nRhein', Born: new Date('unknown'), Tags: ['a', 'b'] },
    { Age: 0, Born: undefined, Active: false },
  ]);
  expect(file).toMatchObject({ name: 'demo.csv', type: 'text/csv' });
  expect(await file.text()).toBe(
    [
      '"Name","Born","City","Tags","Age","Active"',
      '"Ann ""A"" Lee","2020-01-02","","","",""',
      '"","","Bonn,\nRhein","[""a"",""b""]","",""',
      '"","","","","0","false"',
    ].join('\n'),
  );
});

it('takes a file as it is', async () => {
  const file = demoFile({ fileName: 'demo.txt', csvContent: 'Name;Age\n' });
  expect(file).toMatchObject({ name: 'demo.txt', type: 'text/csv' });
  expect(await file.text()).toBe('Name;Age\n');
});
