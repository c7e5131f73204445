import * as fc from 'fast-check';
import type { Program } from '../program/program.js';
import { expressionMembers, testMembers } from '../program/vocabulary.js';
import type { Member, Members } from '../program/vocabulary.js';

const text = fc.oneof(fc.constantFrom('', ' ', ',', '-', 'a', '0', 'ä', '🙂', '\ud800'), fc.string({ maxLength: 6 }));

/** Any program of a few steps over these columns, generated from the whole vocabulary. */
export function programs(columns: readonly string[]): fc.Arbitrary<Program> {
  const column = fc.constantFrom(...columns, 'unknown');
  const { expression } = fc.letrec((tie) => {
    const members: { readonly [K in Member['kind']]: (member: Member) => fc.Arbitrary<unknown> } = {
      expression: () => tie('expression'),
      expressions: () => fc.array(tie('expression'), { maxLength: 3 }),
      test: () => tie('test'),
      tests: () => fc.array(tie('test'), { maxLength: 2 }),
      column: () => column,
      text: () => text,
      boolean: () => fc.boolean(),
      entries: () => fc.array(fc.record({ from: text, to: text }), { maxLength: 3 }),
      number: (member) => {
        const { min = -1000, max = 1000, whole } = member as Extract<Member, { kind: 'number' }>;
        return whole
          ? fc.oneof(fc.integer({ min: Math.max(min, -3), max: Math.min(max, 5) }), fc.integer({ min, max }))
          : fc.double({ noNaN: true, noDefaultInfinity: true });
      },
      word: (member) => {
        const { words, orNumber } = member as Extract<Member, { kind: 'word' }>;
        const word = fc.constantFrom(...words);
        return orNumber ? fc.oneof(word, fc.integer({ min: -3, max: 3 })) : word;
      },
      words: (member) => fc.array(fc.constantFrom(...(member as Extract<Member, { kind: 'words' }>).words)),
    };
    const node = (type: string, spec: Members): fc.Arbitrary<unknown> => {
      const names = Object.keys(spec);
      const record = Object.fromEntries(names.map((name) => [name, members[spec[name]!.kind](spec[name]!)]));
      const all: Record<string, fc.Arbitrary<unknown>> = { type: fc.constant(type), ...record };
      return fc.record(all, { requiredKeys: ['type', ...names.filter((name) => !spec[name]!.optional)] });
    };
    const nodes = (all: Readonly<Record<string, Members>>): fc.Arbitrary<unknown>[] =>
      Object.entries(all).map(([type, spec]) => node(type, spec));
    return {
      expression: fc.oneof({ depthSize: 'small', withCrossShrink: true }, ...nodes(expressionMembers)),
      test: fc.oneof({ depthSize: 'small', withCrossShrink: true }, ...nodes(testMembers)),
    };
  });
  return fc.record({
    steps: fc.array(fc.record({ column, to: expression }), { maxLength: 4 }),
  }) as fc.Arbitrary<Program>;
}
