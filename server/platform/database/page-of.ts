import type { SelectQueryBuilder, Simplify } from 'kysely';
import type { Connection, Database } from './database.js';

interface PageOptions<Row, Item> {
  readonly limit: number;
  readonly offset: number;
  /** What is answered of the rows; the connection sees the same moment. */
  readonly read: (rows: readonly Row[], connection: Connection) => readonly Item[] | Promise<readonly Item[]>;
}

/** A part of the rows of an ordered query, and how many it has in all, both as of one moment. */
export function pageOf<DB, From extends keyof DB, Row, Item>(
  database: Pick<Database, 'transaction'>,
  query: (connection: Connection) => SelectQueryBuilder<DB, From, Row>,
  { limit, offset, read }: PageOptions<Simplify<Row>, Item>,
): Promise<{ readonly items: readonly Item[]; readonly total: number }> {
  return database.transaction(
    async (connection) => {
      const all = query(connection);
      const rows = await all.limit(limit).offset(offset).execute();
      const { total } = await all
        .clearSelect()
        .clearOrderBy()
        .select(({ fn }) => fn.countAll().as('total'))
        .$castTo<{ readonly total: number | string }>()
        .executeTakeFirstOrThrow();
      return { items: await read(rows, connection), total: Number(total) };
    },
    { isolation: 'repeatable read', readOnly: true },
  );
}
