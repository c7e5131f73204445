import type { ColumnType } from 'kysely';

/** A table whose `Names` are JSON columns: read as values, written as JSON text. */
export type JsonColumns<Row, Names extends keyof Row> = Omit<Row, Names> & {
  readonly [Name in Names]: ColumnType<Row[Name], string, string>;
};
