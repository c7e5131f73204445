import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { resolveModels } from '../server/features/content/resolve-models.js';
import { readPage } from '../server/features/content/operations/read-rows.js';
import { parseQuery } from '../server/features/content/query/parse-query.js';
import type { RawQuery } from '../server/features/content/query/parse-query.js';
import type { Tables } from '../server/platform/database/tables.js';

/** The exact statement the server runs for a list, so that others can run it, too. */
export async function listStatement(
  name: string,
  query: RawQuery,
): Promise<{ readonly sql: string; readonly parameters: readonly unknown[] }> {
  const model = resolveModels([]).byName(name);
  if (!model) throw new Error(`There is no model ${name}.`);
  let statement: { readonly sql: string; readonly parameters: readonly unknown[] } | undefined;
  const connection = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log({ query: run }) {
      statement = run;
    },
  });
  await readPage(connection, model, { ...parseQuery(query, { model, principal: { kind: 'system' } }), scope: 'all' });
  if (!statement) throw new Error('The list ran no statement.');
  return statement;
}
