import type { Program } from './program.js';
import { expressionMembers, testMembers } from './vocabulary.js';
import type { Member, Members } from './vocabulary.js';

/** Why a value is not a valid program, and where: `steps[0].to.of`. */
export interface ProgramProblem {
  readonly path: string;
  readonly code:
    | 'not-an-object'
    | 'not-a-list'
    | 'unknown-type'
    | 'unknown-member'
    | 'missing-member'
    | 'wrong-value'
    | 'text-too-long'
    | 'list-too-long'
    | 'too-deep'
    | 'too-many-parts';
}

export type ProgramReading = { readonly program: Program } | { readonly problem: ProgramProblem };

export const MAX_STEPS = 500;
/** Nesting of expressions and tests. */
export const MAX_DEPTH = 20;
/** Expressions, tests and entries of a whole program. */
export const MAX_PARTS = 2000;
/** Characters of a text in a program. */
export const MAX_PROGRAM_TEXT = 2000;

/**
 * Validates an untrusted value as a program within the limits. Returns a copy, so that later changes to the value have
 * no effect. A member that is `null` counts as absent.
 */
export function readProgram(value: unknown): ProgramReading {
  try {
    return { program: new Reader().program(value) };
  } catch (error) {
    if (error instanceof InvalidProgram) return { problem: error.problem };
    throw error;
  }
}

/** Ends the reading at any depth; caught in this file. */
class InvalidProgram extends Error {
  constructor(readonly problem: ProgramProblem) {
    super(problem.code);
  }
}

type Fields = Readonly<Record<string, unknown>>;

class Reader {
  #parts = 0;

  program(value: unknown): Program {
    const fields = object(value, 'program');
    onlyMembers(fields, ['steps'], 'program');
    const steps = list(fields.steps, 'steps', MAX_STEPS).map((step, at) => this.#step(step, `steps[${at}]`));
    return { steps } as unknown as Program;
  }

  #step(value: unknown, path: string): Fields {
    const fields = object(value, path);
    onlyMembers(fields, ['column', 'to'], path);
    return { column: word(fields.column, `${path}.column`), to: this.#expression(fields.to, `${path}.to`, 1) };
  }

  #expression(value: unknown, path: string, depth: number): Fields {
    return this.#node(value, path, depth, expressionMembers);
  }

  #test(value: unknown, path: string, depth: number): Fields {
    return this.#node(value, path, depth, testMembers);
  }

  #node(value: unknown, path: string, depth: number, vocabulary: Readonly<Record<string, Members>>): Fields {
    if (depth > MAX_DEPTH) fail(path, 'too-deep');
    this.#count(path);
    const fields = object(value, path);
    const { type } = fields;
    if (typeof type !== 'string' || !Object.hasOwn(vocabulary, type)) fail(`${path}.type`, 'unknown-type');
    const members = vocabulary[type]!;
    onlyMembers(fields, ['type', ...Object.keys(members)], path);
    const read: Record<string, unknown> = { type };
    for (const [name, member] of Object.entries(members)) {
      const found = Object.hasOwn(fields, name) ? fields[name] : undefined;
      if (found !== undefined && found !== null) read[name] = this.#member(found, `${path}.${name}`, depth, member);
      else if (!member.optional) fail(`${path}.${name}`, 'missing-member');
    }
    return read;
  }

  #member(value: unknown, path: string, depth: number, member: Member): unknown {
    const parts = (read: (part: unknown, at: string, depth: number) => unknown): unknown[] =>
      list(value, path, MAX_PARTS).map((part, at) => read(part, `${path}[${at}]`, depth + 1));
    const readers: { readonly [K in Member['kind']]: () => unknown } = {
      expression: () => this.#expression(value, path, depth + 1),
      expressions: () => parts((part, at, deeper) => this.#expression(part, at, deeper)),
      test: () => this.#test(value, path, depth + 1),
      tests: () => parts((part, at, deeper) => this.#test(part, at, deeper)),
      column: () => word(value, path),
      text: () => word(value, path),
      boolean: () => (typeof value === 'boolean' ? value : fail(path, 'wrong-value')),
      number: () => number(value, path, member),
      word: () => oneOf(value, path, member),
      words: () => list(value, path, MAX_PARTS).map((part, at) => oneOf(part, `${path}[${at}]`, member)),
      entries: () => list(value, path, MAX_PARTS).map((entry, at) => this.#entry(entry, `${path}[${at}]`)),
    };
    return readers[member.kind]();
  }

  #entry(value: unknown, path: string): Fields {
    this.#count(path);
    const fields = object(value, path);
    onlyMembers(fields, ['from', 'to'], path);
    return { from: word(fields.from, `${path}.from`), to: word(fields.to, `${path}.to`) };
  }

  #count(path: string): void {
    this.#parts += 1;
    if (this.#parts > MAX_PARTS) fail(path, 'too-many-parts');
  }
}

function fail(path: string, code: ProgramProblem['code']): never {
  throw new InvalidProgram({ path, code });
}

function object(value: unknown, path: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return fail(path, 'not-an-object');
  return value as Fields;
}

function onlyMembers(fields: Fields, known: readonly string[], path: string): void {
  for (const name of Object.keys(fields)) {
    if (!known.includes(name) && fields[name] !== null) fail(`${path}.${name.slice(0, 50)}`, 'unknown-member');
  }
}

function list(value: unknown, path: string, max: number): readonly unknown[] {
  if (!Array.isArray(value)) return fail(path, 'not-a-list');
  if (value.length > max) return fail(path, 'list-too-long');
  return value;
}

function word(value: unknown, path: string): string {
  if (typeof value !== 'string') return fail(path, 'wrong-value');
  if (value.length > MAX_PROGRAM_TEXT) return fail(path, 'text-too-long');
  return value;
}

function number(value: unknown, path: string, member: Member): number {
  if (member.kind !== 'number' || typeof value !== 'number' || !Number.isFinite(value))
    return fail(path, 'wrong-value');
  if (member.whole && !Number.isInteger(value)) return fail(path, 'wrong-value');
  if (value < (member.min ?? -Infinity) || value > (member.max ?? Infinity)) return fail(path, 'wrong-value');
  return value;
}

function oneOf(value: unknown, path: string, member: Member): unknown {
  if (member.kind !== 'word' && member.kind !== 'words') return fail(path, 'wrong-value');
  if (member.kind === 'word' && member.orNumber && Number.isSafeInteger(value)) return value;
  return typeof value === 'string' && member.words.includes(value) ? value : fail(path, 'wrong-value');
}
