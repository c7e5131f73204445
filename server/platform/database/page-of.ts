import type { SelectQueryBuilder, Simplify } from 'kysely';
import type { Connection, Database } from './database.js';

interface PageOptions<Row, Item> {
  readonly limit: number;
  readonly offset: number;
  /** Maps rows to items; the connection sees the same snapshot. */
  readonly read: (rows: readonly Row[], connection: Connection) => readonly Item[] | Promise<readonly Item[]>;
}

/** One page of an ordered query and its total count, both from the same snapshot. */
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
