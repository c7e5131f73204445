import type { KnownFormat } from '../values/format.js';
import { expressionCompilers, TextTooLong, UnknownColumn } from './compile-expression.js';
import type { CompileContext, Evaluate, Predicate, Texts } from './compile-expression.js';
import type { Expression, Program, Test } from './program.js';
import { parseNumber } from '../values/numbers.js';

/** A program bound to the columns of an import. */
export interface ProgramRunner {
  /** Positions of the columns it may change. */
  readonly columns: readonly number[];
  /** Returns the changed texts of a row, or the same list when nothing changes. Never throws. */
  run(texts: Texts): Texts;
}

export interface CompileOptions {
  /** Formats of the values, by column. */
  readonly formats?: readonly KnownFormat[];
  /** Ids of the columns the program may change; absent means all. */
  readonly only?: readonly string[];
}

interface Step {
  readonly position: number;
  readonly evaluate: Evaluate;
}

/** Binds a program that `readProgram` has accepted. Steps that name unknown columns are skipped. */
export function compileProgram(
  program: Program,
  columns: readonly string[],
  { formats = [], only }: CompileOptions = {},
): ProgramRunner {
  const context = createContext(columns, formats);
  const steps = program.steps.flatMap(({ column, to }): Step[] => {
    try {
      return [{ position: context.position(column), evaluate: context.expression(to) }];
    } catch (error) {
      if (error instanceof UnknownColumn) return [];
      throw error;
    }
  });
  const isTaken = (position: number): boolean => only === undefined || only.includes(columns[position]!);
  const set = [...new Set(steps.map(({ position }) => position))];
  const dropped = set.filter((position) => !isTaken(position));
  return {
    columns: set.filter(isTaken),
    run(texts) {
      let changed: string[] | null = null;
      for (const { position, evaluate } of steps) {
        const now = changed ?? texts;
        const text = evaluateOr(evaluate, now, now[position] ?? '');
        if (text === (now[position] ?? '')) continue;
        changed ??= [...texts];
        changed[position] = text;
      }
      if (!changed) return texts;
      for (const position of dropped) changed[position] = texts[position] ?? '';
      return differs(changed, texts) ? changed : texts;
    },
  };
}

function createContext(columns: readonly string[], formats: readonly KnownFormat[]): CompileContext {
  const positions = new Map(columns.map((id, position) => [id, position]));
  const formatById = new Map(formats.map((format) => [format.column, format]));
  const context: CompileContext = {
    expression: (expression) => {
      const compile = expressionCompilers[expression.type] as (one: Expression, context: CompileContext) => Evaluate;
      return compile(expression, context);
    },
    test: (test) => (testCompilers[test.type] as (one: Test, context: CompileContext) => Predicate)(test, context),
    position: (id) => {
      const position = positions.get(id);
      if (position === undefined) throw new UnknownColumn(id);
      return position;
    },
    formatOf: (expression) => {
      if (expression.type === 'column') return formatById.get(expression.column);
      return 'of' in expression ? context.formatOf(expression.of) : undefined;
    },
  };
  return context;
}

function evaluateOr(evaluate: Evaluate, texts: Texts, otherwise: string): string {
  try {
    return evaluate(texts);
  } catch (error) {
    if (error instanceof TextTooLong) return otherwise;
    throw error;
  }
}

/** A later step may have reverted an earlier one. */
function differs(left: Texts, right: Texts): boolean {
  return left.some((text, position) => text !== (right[position] ?? ''));
}

type Compilers = {
  readonly [T in Test['type']]: (test: Extract<Test, { type: T }>, context: CompileContext) => Predicate;
};

const plain = (text: string, matchCase: boolean): string => (matchCase ? text : text.toLowerCase());

/** Whitespace around a text is ignored. */
const testCompilers: Compilers = {
  blank: ({ of }, context) => {
    const inner = context.expression(of);
    return (texts) => inner(texts).trim() === '';
  },
  equals: ({ left, right, matchCase = false }, context) => {
    const one = context.expression(left);
    const other = context.expression(right);
    return (texts) => plain(one(texts).trim(), matchCase) === plain(other(texts).trim(), matchCase);
  },
  contains: ({ of, text, matchCase = false }, context) => {
    const inner = context.expression(of);
    const wanted = plain(text, matchCase);
    return (texts) => plain(inner(texts), matchCase).includes(wanted);
  },
  compare: ({ of, operator, than }, context) => {
    const inner = context.expression(of);
    const format = context.formatOf(of)?.number ?? null;
    return (texts) => {
      const value = parseNumber(inner(texts), format)?.value;
      if (value === undefined) return false;
      return operator === 'less' ? value < than : value > than;
    };
  },
  not: ({ test }, context) => {
    const ask = context.test(test);
    return (texts) => !ask(texts);
  },
  all: ({ tests }, context) => {
    const asks = tests.map((test) => context.test(test));
    return (texts) => asks.every((ask) => ask(texts));
  },
  any: ({ tests }, context) => {
    const asks = tests.map((test) => context.test(test));
    return (texts) => asks.some((ask) => ask(texts));
  },
};
