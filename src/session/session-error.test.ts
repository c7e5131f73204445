import { describe, expect, it } from 'vitest';
import { BackendError } from '../adapters/index.js';
import { EngineError } from '../engine/index.js';
import {
  BackendRowsError,
  HostError,
  RowsRefusedError,
  backendErrorOf,
  sessionErrorOf,
  withLabels,
} from './session-error.js';

const aborted = new DOMException('The user stopped it.', 'AbortError');

describe('an error as the screens show it', () => {
  it.each<readonly [error: unknown, shown: unknown]>([
    [new EngineError('invalid-pattern', { column: 'age' }), { code: 'invalid-pattern', params: { column: 'age' } }],
    [new RowsRefusedError(3), { code: 'rows-refused', params: { count: 3 } }],
    [
      new BackendRowsError(2, new BackendError('failed', 'Two rows are wrong')),
      { code: 'backend-rows', params: { count: 2, reason: 'Two rows are wrong.' } },
    ],
    [new BackendError('busy', 'Too many requests'), { code: 'backend-busy', params: {} }],
    [new BackendError('failed', 'Disk full'), { code: 'backend-failed', params: {}, message: 'Disk full' }],
    [new BackendError('rejected', ''), { code: 'backend-rejected', params: {} }],
    [
      new HostError(new Error('No network')),
      { code: 'host', params: { task: 'check', reason: 'No network.' }, message: 'No network' },
    ],
    [new HostError('Stop!'), { code: 'host', params: { task: 'check', reason: 'Stop!' }, message: 'Stop!' }],
    ...['', null, undefined, new Error(), {}, { message: null }].map(
      (cause) => [new HostError(cause), { code: 'host', params: { task: 'check', reason: '' }, message: '' }] as const,
    ),
    [new HostError({ message: 'No' }), { code: 'host', params: { task: 'check', reason: 'No.' }, message: 'No' }],
    [aborted, null],
    [new Error('Oops'), { code: 'unexpected', params: { reason: 'Oops' } }],
    ['text', { code: 'unexpected', params: { reason: 'text' } }],
    [{ name: 'AbortError' }, { code: 'unexpected', params: { reason: '' } }],
    [undefined, { code: 'unexpected', params: { reason: '' } }],
  ])('%o', (error, shown) => {
    expect(sessionErrorOf(error)).toEqual(shown);
  });

  it('of a submit can be submitted again, unless rows must be fixed first', () => {
    expect(sessionErrorOf(new HostError('No'), 'submitting')).toEqual({
      code: 'host',
      params: { task: 'import', reason: 'No.' },
      message: 'No',
      retry: 'submit',
    });
    expect(sessionErrorOf(new RowsRefusedError(1), 'submitting')).not.toHaveProperty('retry');
    expect(sessionErrorOf(new BackendRowsError(1, new BackendError('failed')), 'submitting')).not.toHaveProperty(
      'retry',
    );
    expect(sessionErrorOf(aborted, 'submitting')).toBeNull();
  });

  it('of a backend that is none of its own is unexpected', () => {
    expect(backendErrorOf(new Error('Oops'))).toEqual({ code: 'unexpected', params: { reason: 'Oops' } });
  });

  it('names a column with an invalid pattern by its label', () => {
    const columns = [{ id: 'age', label: 'Age' }];
    const error = { code: 'invalid-pattern', params: { column: 'age' } } as const;
    expect(withLabels(error, columns)?.params).toEqual({ column: 'age', label: 'Age' });
    expect(withLabels(error, [])?.params).toEqual({ column: 'age', label: 'age' });
    const other = { code: 'host', params: { column: 'age' } } as const;
    expect(withLabels(other, columns)).toBe(other);
    const unnamed = { code: 'invalid-pattern', params: {} } as const;
    expect(withLabels(unnamed, columns)).toBe(unnamed);
    expect(withLabels(null, columns)).toBeNull();
  });
});
