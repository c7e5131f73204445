import { existsSync } from 'node:fs';

/** The result of one set. A case that is not right is listed in `wrong`, with what was expected and what was found. */
export interface AccuracyResult {
  readonly id: string;
  /** Number of right cases, or their weights. */
  readonly right: number;
  readonly of: number;
  readonly wrong: readonly string[];
  /** Additional figures. */
  readonly details?: Readonly<Record<string, number>>;
}

export interface AccuracySet {
  readonly id: string;
  /** `null` when the files it reads are missing. */
  run(): AccuracyResult | null | Promise<AccuracyResult | null>;
}

/** The folder of third-party files, which a clone does not contain; `null` if it is missing. */
export function corpus(name: string): string | null {
  const path = `../shared/corpora/${name}`;
  return existsSync(path) ? path : null;
}

export interface Scored {
  readonly name: string;
  readonly expected: string;
  readonly found: string;
}

/** A result in which every case counts the same and is right when what was found equals what was expected. */
export function scored(id: string, cases: readonly Scored[], details?: AccuracyResult['details']): AccuracyResult {
  const wrong = cases.filter(({ expected, found }) => expected !== found);
  return {
    id,
    right: cases.length - wrong.length,
    of: cases.length,
    wrong: wrong.map(({ name, expected, found }) => `${name}: expected ${expected}, found ${found}`),
    ...(details ? { details } : {}),
  };
}
