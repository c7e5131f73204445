import { createWriteStream } from 'node:fs';
import { once } from 'node:events';

/** Ten kinds of columns: ids, names, emails, numbers, dates, choices, phones, text with quotes, flags and codes. */
export const HEADER = 'id,name,email,amount,joined,plan,phone,note,active,code';

const FIRST = ['Ada', 'Grace', 'Alan', 'Edsger', 'Barbara', 'Donald', 'Margaret', 'Tim', 'Radia', 'Ken'];
const LAST = ['Lovelace', 'Hopper', 'Turing', 'Dijkstra', 'Liskov', 'Knuth', 'Hamilton', 'Lee', 'Perlman', 'Thompson'];
const PLANS = ['free', 'starter', 'pro', 'enterprise'];
const NOTES = [
  '',
  'called twice, prefers e-mail',
  'said ""maybe next year""',
  'long standing customer of the northern branch',
  'n/a',
];

export interface BenchRows {
  /**
   * Whether one amount in ten has a dollar sign, which the review suggests removing. One in a thousand has a euro sign,
   * without which the other would be taken for the unit of the column. Default false.
   */
  readonly hasFixable?: boolean;
}

/** One row, always the same for the same number. Three rows in fifty are invalid without the fixable ones. */
export function benchRow(row: number, { hasFixable = false }: BenchRows = {}): string {
  const mixed = Math.imul(row + 1, 2654435761) >>> 0;
  const first = FIRST[mixed % 10]!;
  const last = LAST[(mixed >>> 8) % 10]!;
  const wrong = mixed % 50;
  const email = wrong === 7 ? `${first}.${last}` : `${first}.${last}.${row}@example${mixed % 97}.com`.toLowerCase();
  const sum = `${mixed % 100_000}.${String(mixed % 100).padStart(2, '0')}`;
  const sign = mixed % 10 === 5 ? '$' : mixed % 1000 === 16 ? '€' : '';
  const amount = wrong === 11 ? 'n/a' : hasFixable ? `${sign}${sum}` : sum;
  const day = `${String((mixed % 28) + 1).padStart(2, '0')}`;
  const joined = `20${String(10 + (mixed % 15))}-${String(((mixed >>> 4) % 12) + 1).padStart(2, '0')}-${day}`;
  const note = NOTES[(mixed >>> 12) % 5]!;
  const cells = [
    100_000_000 + row,
    `${first} ${last} of Department ${mixed % 211}`,
    email,
    amount,
    joined,
    wrong === 13 ? 'gold' : PLANS[(mixed >>> 6) % 4]!,
    `+1 202 555 ${String(mixed % 10_000).padStart(4, '0')}`,
    /[,"]/.test(note) ? `"${note}"` : note,
    mixed % 2 === 0 ? 'true' : 'false',
    `SKU-${mixed.toString(36)}-${row % 1000}`,
  ];
  return cells.join(',');
}

export async function writeBenchFile(path: string, rows: number, options: BenchRows = {}): Promise<void> {
  const file = createWriteStream(path);
  let text = `${HEADER}\n`;
  for (let row = 0; row < rows; row += 1) {
    text += `${benchRow(row, options)}\n`;
    if (text.length < 1 << 20) continue;
    if (!file.write(text)) await once(file, 'drain');
    text = '';
  }
  file.end(text);
  await once(file, 'finish');
}
