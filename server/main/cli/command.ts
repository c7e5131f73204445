import type { ParseArgsConfig } from 'node:util';

export type CommandValues = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;

/** One command of `rowgate` or `rowgate-server`. */
export interface Command {
  readonly usage: string;
  readonly summary: string;
  readonly options: NonNullable<ParseArgsConfig['options']>;
  /** Number of file arguments. */
  readonly files: 0 | 1;
  /** Receives all arguments unparsed, to pass them on. */
  readonly takesAllArguments?: boolean;
  /** Resolves with the exit code. */
  run(files: readonly string[], values: CommandValues): Promise<number>;
}

export function textOption(values: CommandValues, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}
