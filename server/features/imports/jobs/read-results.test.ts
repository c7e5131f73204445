import { describe, expect, test } from 'vitest';
import type { ImportError } from '../../../../src/protocol/index.js';
import { writtenErrors } from './read-results.js';

async function* these(errors: readonly ImportError[]): AsyncGenerator<ImportError> {
  yield* errors;
}

async function written(errors: readonly ImportError[], format: 'json' | 'csv'): Promise<readonly string[]> {
  const chunks: string[] = [];
  for await (const chunk of writtenErrors(these(errors), format)) chunks.push(chunk);
  return chunks;
}

const ERRORS: readonly ImportError[] = [
  { row: 2, field: 'name', message: 'Is "empty".', code: 'required' },
  { row: 3, field: '=cmd', message: '+1 or -1, or @x' },
];

describe('errors as text', () => {
  test('are JSON', async () => {
    expect(await written([], 'json')).toEqual(['[]\n']);
    const [text = ''] = await written(ERRORS, 'json');
    expect(JSON.parse(text)).toEqual(ERRORS);
    expect(text.split('\n')).toHaveLength(3);
  });

  test('are CSV in which nothing is a formula', async () => {
    expect(await written([], 'csv')).toEqual(['row,field,message\r\n']);
    expect((await written(ERRORS, 'csv')).join('').split('\r\n')).toEqual([
      'row,field,message',
      '2,name,"Is ""empty""."',
      `3,'=cmd,"'+1 or -1, or @x"`,
      '',
    ]);
  });

  test.each(['json', 'csv'] as const)('come in chunks of a useful size as %s', async (format) => {
    const many = Array.from({ length: 50 }, (_, at) => ({ row: at + 2, field: 'name', message: 'x'.repeat(4000) }));
    const chunks = await written(many, format);
    expect(chunks.length).toBeGreaterThan(2);
    expect(chunks.slice(0, -1).every(({ length }) => length >= 65_536 && length < 70_000)).toBe(true);
    if (format === 'json') expect(JSON.parse(chunks.join(''))).toEqual(many);
    else expect(chunks.join('').split('\r\n')).toHaveLength(52);
  });
});
