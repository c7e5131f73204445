import { sql } from 'kysely';
import type { Principal } from '../../../platform/http/principal.js';
import type { Platform } from '../../../platform/platform.js';
import { mayUseField } from '../../content/access.js';
import { insertAssignments, updateAssignments } from '../../content/bulk/assignments.js';
import type { Assignment } from '../../content/bulk/assignments.js';
import { ROW } from '../../content/bulk/stage.js';
import type { Stage } from '../../content/bulk/stage.js';
import { compileScope } from '../../content/query/compile-query.js';
import { planKeyOf } from '../import-job.js';
import { openLineFile } from '../line-file.js';
import type { ModelJob } from './model-attempt.js';

const PAGE = 1000;

interface PlanOptions {
  readonly stage: Stage;
  readonly principal: Principal;
  readonly signal: AbortSignal;
}

type Row = Readonly<Record<string, unknown>>;

/**
 * Writes what a switch would do as JSON lines, in file order; then the rows that conflict with the model, the records
 * or other rows.
 */
export async function writePlan(
  { database: { pool }, files, now }: Pick<Platform, 'database' | 'files' | 'now'>,
  job: ModelJob,
  { stage, principal, signal }: PlanOptions,
): Promise<void> {
  const file = openLineFile(files, { key: planKeyOf(job), signal });
  try {
    const row = sql.id(ROW);
    await sql`CREATE INDEX ON ${stage.table} (${row})`.execute(pool);
    await sql`CREATE INDEX ON ${stage.matched} (${row})`.execute(pool);
    const at = now().toISOString();
    const created = readable(insertAssignments(stage.write, at), principal);
    const updated = readable(updateAssignments(stage.write, at), principal);
    const columns = [
      ...created.map(({ field, value }) => sql`${field.kind.selected(value)} AS ${sql.id(`create ${field.name}`)}`),
      ...updated.flatMap(({ field: { kind, column, name }, value }) => [
        sql`${kind.selected(value)} AS ${sql.id(`new ${name}`)}`,
        sql`${kind.selected(sql.ref(`record.${column}`))} AS ${sql.id(`old ${name}`)}`,
      ]),
    ];
    for (let last = 0; ;) {
      const { rows } = await sql<Row>`
        SELECT staged.${row}, record.id AS _id, matched.changed AS _changed,
          ${compileScope(stage.write.scopes.read, 'record')} AS _shown, ${sql.join(columns)}
        FROM ${stage.table} AS staged LEFT JOIN ${stage.matched} AS matched ON matched.${row} = staged.${row}
          LEFT JOIN ${sql.table(stage.write.model.table)} AS record ON record.id = matched.target
        WHERE staged.${row} > ${last} ORDER BY staged.${row} LIMIT ${PAGE}`.execute(pool);
      if (rows.length === 0) break;
      last = Number(rows.at(-1)?.[ROW]);
      await file.write(rows.map((one) => `${JSON.stringify(planLine(one, { created, updated }))}\n`).join(''));
    }
    for (let last = 0; ;) {
      const { rows } = await sql<Row>`SELECT ${row} AS row, 'conflict' AS action, field, message FROM ${stage.refused}
        WHERE ${row} > ${last} ORDER BY ${row} LIMIT ${PAGE}`.execute(pool);
      if (rows.length === 0) break;
      last = Number(rows.at(-1)?.['row']);
      await file.write(rows.map((one) => `${JSON.stringify(one)}\n`).join(''));
    }
    await file.end();
  } catch (error) {
    await file.discard();
    throw error;
  }
}

/** An import must not reveal what its owner may not read. */
function readable(assignments: readonly Assignment[], principal: Principal): readonly Assignment[] {
  return assignments.filter(({ field }) => mayUseField(principal, field, 'read'));
}

function planLine(
  row: Row,
  { created, updated }: { readonly created: readonly Assignment[]; readonly updated: readonly Assignment[] },
): object {
  const line = row[ROW];
  const valueOf = ({ kind }: Assignment['field'], column: string): unknown => kind.fromColumn(row[column] ?? null);
  if (row['_id'] === null) {
    const values = created.map(({ field }) => [field.name, valueOf(field, `create ${field.name}`)]);
    return { row: line, action: 'create', values: Object.fromEntries(values) as unknown };
  }
  const id = row['_id'];
  if (row['_changed'] !== true) return { row: line, action: 'unchanged', id };
  if (row['_shown'] !== true) return { row: line, action: 'update', id, changes: {} };
  const changes = updated.flatMap(({ field }) => {
    const [before, after] = [valueOf(field, `old ${field.name}`), valueOf(field, `new ${field.name}`)];
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [[field.name, { old: before, new: after }]];
  });
  return { row: line, action: 'update', id, changes: Object.fromEntries(changes) as unknown };
}
