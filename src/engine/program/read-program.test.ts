import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { programs } from '../testing/program-arbitrary.js';
import { MAX_DEPTH, MAX_PARTS, MAX_PROGRAM_TEXT, MAX_STEPS, readProgram } from './read-program.js';

const name = { type: 'column', column: 'name' };
const set = (to: unknown): unknown => ({ steps: [{ column: 'name', to }] });

function nested(depth: number): unknown {
  let expression: unknown = name;
  for (let level = 1; level < depth; level += 1) expression = { type: 'trim', of: expression };
  return set(expression);
}

describe('reading a program', () => {
  it('accepts every program of the vocabulary unchanged', () => {
    fc.assert(
      fc.property(programs(['name', 'city']), (program) => {
        const reading = readProgram(program);
        // Deep or large ones are refused for that alone.
        if ('problem' in reading) expect(['too-deep', 'too-many-parts']).toContain(reading.problem.code);
        else expect(reading.program).toEqual(program);
      }),
    );
  });

  it('returns a result for any value', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true }), (value) => {
        expect(readProgram(value)).toHaveProperty('problem');
        expect(readProgram(set(value))).toHaveProperty('problem');
      }),
    );
  });

  it.each([
    ['not-an-object', 'program', null],
    ['not-an-object', 'program', [name]],
    ['not-a-list', 'steps', { steps: 'all' }],
    ['unknown-member', 'program.script', { steps: [], script: 'x' }],
    ['list-too-long', 'steps', { steps: Array.from({ length: MAX_STEPS + 1 }, () => ({ column: 'name', to: name })) }],
    ['wrong-value', 'steps[0].column', { steps: [{ column: 7, to: name }] }],
    ['not-an-object', 'steps[0].to', set('name')],
    ['unknown-type', 'steps[0].to.type', set({ type: 'eval', code: '1' })],
    ['unknown-type', 'steps[0].to.type', set({ type: 'constructor' })],
    ['unknown-type', 'steps[0].to.type', set({ type: '__proto__' })],
    ['unknown-type', 'steps[0].to.type', set({ type: 'custom', of: name, fn: () => '' })],
    ['missing-member', 'steps[0].to.find', set({ type: 'replace', of: name, replace: '' })],
    ['unknown-member', 'steps[0].to.pattern', set({ type: 'replace', of: name, find: 'a', replace: '', pattern: 'b' })],
    ['wrong-value', 'steps[0].to.find', set({ type: 'replace', of: name, find: /a/u, replace: '' })],
    ['wrong-value', 'steps[0].to.decimals', set({ type: 'round', of: name, decimals: 1.5 })],
    ['wrong-value', 'steps[0].to.decimals', set({ type: 'round', of: name, decimals: 11 })],
    ['wrong-value', 'steps[0].to.by', set({ type: 'calculate', of: name, operator: 'add', by: Infinity })],
    ['wrong-value', 'steps[0].to.operator', set({ type: 'calculate', of: name, operator: 'power', by: 2 })],
    ['wrong-value', 'steps[0].to.to', set({ type: 'split', of: name, separator: ' ', from: 0, to: 'all' })],
    ['wrong-value', 'steps[0].to.characters[0]', set({ type: 'keep', of: name, characters: ['emoji'] })],
    ['text-too-long', 'steps[0].to.text', set({ type: 'text', text: 'x'.repeat(MAX_PROGRAM_TEXT + 1) })],
    ['not-an-object', 'steps[0].to.entries[0]', set({ type: 'lookup', of: name, entries: ['a'] })],
  ] as const)('reports %s at %s', (code, path, value) => {
    expect(readProgram(value)).toEqual({ problem: { code, path } });
  });

  it('limits depth and number of parts', () => {
    expect(readProgram(nested(MAX_DEPTH))).toHaveProperty('program');
    expect(readProgram(nested(MAX_DEPTH + 1))).toHaveProperty('problem.code', 'too-deep');
    const parts = (count: number): unknown => set({ type: 'concat', parts: Array.from({ length: count }, () => name) });
    expect(readProgram(parts(MAX_PARTS - 1))).toHaveProperty('program');
    expect(readProgram(parts(MAX_PARTS))).toHaveProperty('problem.code', 'too-many-parts');
  });

  it('stops at a structure that contains itself', () => {
    const loop: Record<string, unknown> = { type: 'trim' };
    loop.of = loop;
    expect(readProgram(set(loop))).toHaveProperty('problem.code', 'too-deep');
  });

  it('treats null members as absent and returns a copy', () => {
    const source = { steps: [{ column: 'name', to: { type: 'normalize_date', of: { ...name }, format: null } }] };
    const reading = readProgram(source);
    expect(reading).toEqual({ program: { steps: [{ column: 'name', to: { type: 'normalize_date', of: name } }] } });
    source.steps[0]!.to.of.column = 'other';
    expect(reading).toEqual({ program: { steps: [{ column: 'name', to: { type: 'normalize_date', of: name } }] } });
  });
});
