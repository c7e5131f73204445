import { expect, test } from 'vitest';
import type { Expression } from './program.js';
import { programColumns } from './program-columns.js';

const column = (id: string): Expression => ({ type: 'column', column: id });

test('the columns that steps set, read and test are named once', () => {
  const isBlank = { type: 'not', test: { type: 'blank', of: column('tested') } } as const;
  const yes: Expression = { type: 'join', separator: ' ', parts: [column('first'), column('set')] };
  const steps = [
    { column: 'set', to: { type: 'if', test: isBlank, yes, no: { type: 'text', text: 'column' } } },
    { column: 'set', to: { type: 'trim', of: column('last') } },
  ] as const;
  expect(programColumns({ steps })).toEqual(['set', 'tested', 'first', 'last']);
  expect(programColumns({ steps: [] })).toEqual([]);
});
