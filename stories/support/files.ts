import type { DemoFile } from 'rowgate';

export function fileOf({ fileName, csvContent }: DemoFile): File {
  return new File([csvContent], fileName, { type: 'text/csv' });
}

/** A workbook with one sheet per list of rows, created on demand. */
export async function workbookOf(sheets: Readonly<Record<string, readonly (readonly unknown[])[]>>): Promise<File> {
  const { utils, write } = await import('xlsx');
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) {
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), name);
  }
  const bytes = write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer;
  return new File([bytes], 'people.xlsx');
}

/** Many people; every hundredth has an invalid email address. */
export function largeFile(rows: number): File {
  const lines = ['Name,E-mail,Joined,Plan,Seats'];
  for (let index = 0; index < rows; index += 1) {
    const email = index % 100 === 99 ? `person ${index}` : `person${index}@example.com`;
    lines.push(`Person ${index},${email},2024-01-15,Team,${(index % 50) + 1}`);
  }
  return new File([lines.join('\n')], 'large.csv', { type: 'text/csv' });
}
