import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.js';
import { relationRule } from '../operations/relations.js';
import { compileScope } from '../query/compile-query.js';
import type { BulkField } from './bulk-write.js';
import { CellProblem } from './read-cell.js';
import type { StagedCell } from './read-cell.js';

/** Looks up ids of related records by the values in cells. */
export interface RelationLookup {
  /** Looks up all unknown names in one statement. */
  learn(connection: Connection, names: ReadonlySet<string>): Promise<void>;
  idOf(name: string): StagedCell;
}

const MAX_CACHED_IDS = 50_000;

export function relationLookup({ field, target, by, named }: BulkField): RelationLookup | undefined {
  if (target === undefined || by?.column === undefined) return undefined;
  const column = sql.id(by.column);
  const type = sql.raw(by.kind.columnType);
  const { condition, message } = relationRule(field, target);
  const missing = new CellProblem(message);
  const several = new CellProblem(`Several records of "${target.path}" have this value.`);
  const known = new Map<string, StagedCell>();
  return {
    async learn(connection, names) {
      if (known.size > MAX_CACHED_IDS) known.clear();
      const unknown = [...names].filter((name) => !known.has(name));
      if (unknown.length === 0) return;
      // Results are matched by list position: a number may be returned in a different spelling.
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
