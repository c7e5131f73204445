import { PGlite } from '@electric-sql/pglite';
import { CompiledQuery, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { DatabaseConnection, QueryResult } from 'kysely';
import type { Database } from '../../storage/database.js';
import type { Tables } from '../../storage/tables.js';

const INT8 = 20;

/** One connection in this thread, taken in turn. Only until `storage` has drivers. */
export async function embeddedDatabase(onStatement: (text: string) => void): Promise<Database> {
  const pglite = await PGlite.create({ parsers: { [INT8]: Number } });
  const releases = new WeakMap<DatabaseConnection, () => void>();
  let last: Promise<unknown> = Promise.resolve();
  const acquireConnection = async (): Promise<DatabaseConnection> => {
    const before = last;
    let release = (): void => undefined;
    last = new Promise<void>((resolve) => {
      release = resolve;
    });
    await before;
    const connection: DatabaseConnection = {
      executeQuery: async <R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> => {
        onStatement(sql);
        return { rows: (await pglite.query<R>(sql, [...parameters])).rows };
      },
      streamQuery: () => {
        throw new Error('The tests stream nothing.');
      },
    };
    releases.set(connection, release);
    return connection;
  };
  const run = async (connection: DatabaseConnection, text: string): Promise<void> => {
    await connection.executeQuery(CompiledQuery.raw(text));
  };
  const pool = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: (database) => new PostgresIntrospector(database),
      createDriver: () => ({
        init: () => Promise.resolve(),
        acquireConnection,
        beginTransaction: (connection) => run(connection, 'begin'),
        commitTransaction: (connection) => run(connection, 'commit'),
        rollbackTransaction: (connection) => run(connection, 'rollback'),
        releaseConnection: (connection) => Promise.resolve(releases.get(connection)?.()),
        destroy: () => pglite.close(),
      }),
    },
  });
  return {
    kind: 'embedded',
    pool,
    transaction: (work) => pool.transaction().execute(work),
    ping: () => Promise.resolve(),
    close: () => pool.destroy(),
  };
}
