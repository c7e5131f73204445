export interface Results {
  readonly killed: Set<string>;
  readonly covered: Set<string>;
  readonly onlyAtLoad: Set<string>;
  readonly done: Set<string>;
  readonly leftOut: ReadonlyMap<string, number>;
  readonly trying: { readonly id: string; readonly worker: number; readonly until: number } | undefined;
  readonly doubted: string | undefined;
  readonly doubts: number;
}

export function readResults(log: string): Results;
