/** What the thread of the embedded database is told. Without `parameters` a text may hold several statements. */
export type ThreadRequest =
  | {
      readonly type: 'query';
      readonly id: number;
      readonly text: string;
      readonly parameters: readonly unknown[] | undefined;
    }
  | { readonly type: 'close'; readonly id: number };

export type ThreadResponse =
  | { readonly type: 'ready' }
  | { readonly type: 'result'; readonly id: number; readonly rows: unknown[]; readonly affectedRows: number }
  | { readonly type: 'failure'; readonly id: number; readonly failure: DatabaseFailure };

/** A failure of the database; `code` is its SQLSTATE. */
export interface DatabaseFailure {
  readonly message: string;
  readonly code: string | undefined;
  readonly detail: string | undefined;
  readonly constraint: string | undefined;
  readonly column: string | undefined;
  readonly table: string | undefined;
}
