import type { Expression, Program, Test } from './program.js';

/** Ids of the columns that a program sets or reads, each once. */
export function programColumns({ steps }: Program): readonly string[] {
  const named = (value: Expression | Test): readonly string[] =>
    value.type === 'column' ? [value.column] : Object.values(value).flatMap(within);
  const within = (member: unknown): readonly string[] => {
    if (Array.isArray(member)) return member.flatMap(within);
    const isNode = typeof member === 'object' && member !== null && 'type' in member;
    return isNode ? named(member as Expression | Test) : [];
  };
  return [...new Set(steps.flatMap(({ column, to }) => [column, ...named(to)]))];
}
