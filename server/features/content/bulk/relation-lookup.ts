import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.js';
import { compileScope } from '../query/compile-query.js';
import { CellProblem } from './read-cell.js';
import type { StagedCell } from './read-cell.js';
import type { BulkField } from './bulk-write.js';

/** Ids of related records by what cells name them with. */
export interface RelationLookup {
  /** Asks for all that is not known yet, in one statement. */
  learn(connection: Connection, names: ReadonlySet<string>): Promise<void>;
  idOf(name: string): StagedCell;
}

const REMEMBERED = 50_000;

export function relationLookup({ field, target, by, named }: BulkField): RelationLookup | undefined {
  if (target === undefined || by?.column === undefined) return undefined;
  const column = sql.id(by.column);
  const type = sql.raw(by.kind.columnType);
  const isImage = field.type === 'image';
  const condition = isImage ? sql`AND mime_type LIKE 'image/%' AND mime_type <> 'image/svg+xml'` : sql``;
  const missing = new CellProblem(
    isImage ? 'Must be the id of an uploaded raster image.' : `Is no record of "${target.path}".`,
  );
  const several = new CellProblem(`Several records of "${target.path}" have this value.`);
  const known = new Map<string, StagedCell>();
  return {
    async learn(connection, names) {
      if (known.size > REMEMBERED) known.clear();
      const unknown = [...names].filter((name) => !known.has(name));
      if (unknown.length === 0) return;
      // The place in the list stands for the name: a number may come back spelt in another way.
      const { rows } = await sql<{ place: number; id: string; count: number }>`
        SELECT list.place, min(related.id::text) AS id, count(*) AS count
        FROM unnest(${unknown}::text[]) WITH ORDINALITY AS list (name, place)
        JOIN ${sql.table(target.table)} AS related ON related.${column} = list.name::${type} ${condition}
          AND ${compileScope(named, 'related')}
        GROUP BY list.place`.execute(connection);
      for (const name of unknown) known.set(name, missing);
      for (const { place, id, count } of rows) {
        const name = unknown[place - 1];
        if (name !== undefined) known.set(name, count > 1 ? several : id);
      }
    },
    idOf: (name) => known.get(name) ?? missing,
  };
}
