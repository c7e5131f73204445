/** One change the user made, replayable over the same source anywhere. */
export type Operation = SetCell | DeleteRows;

export interface SetCell {
  readonly type: 'set-cell';
  /** Stable 0-based index of the data row. */
  readonly row: number;
  /** Column id. */
  readonly column: string;
  /** The new text, as typed. */
  readonly value: string;
}

export interface DeleteRows {
  readonly type: 'delete-rows';
  readonly rows: readonly number[];
}
