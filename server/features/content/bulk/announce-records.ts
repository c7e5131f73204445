import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { ContentDeps } from '../content-deps.js';
import type { Connection } from '../../../platform/database/database.js';
import type { ContentRecord } from '../content-record.js';
import type { Model } from '../models.js';
import { announce } from '../operations/with-write.js';
import { readFrom } from '../operations/read-rows.js';
import type { RecordEvent } from '../record-event.js';

type Event = RecordEvent['event'];

const PAGE = 500;

/** Whether any listener handles such changes of a model. */
export function hasListener(
  { recordListeners }: Pick<ContentDeps, 'recordListeners'>,
  event: Event,
  model: Model,
): boolean {
  return recordListeners.some(({ handles }) => handles?.(event, model) ?? true);
}

interface RecordPages {
  readonly model: Model;
  /** Rows with the ids of records, in processing order; `condition` is appended to the statement. */
  readonly ids: RawBuilder<unknown>;
}

/** Yields records in pages by their ids; `ids` is a statement that returns one distinct `id` per row. */
async function* recordPages(
  connection: Connection,
  { model, ids }: RecordPages,
): AsyncGenerator<readonly ContentRecord[]> {
  for (let last: string | null = null; ;) {
    const { rows }: { rows: { id: string }[] } = await sql<{ id: string }>`
      SELECT list.id FROM (${ids}) AS list (id) WHERE ${last}::uuid IS NULL OR list.id > ${last}::uuid
      ORDER BY list.id LIMIT ${PAGE}`.execute(connection);
    if (rows.length === 0) return;
    last = rows.at(-1)?.id ?? null;
    const page = rows.map(({ id }) => id);
    yield await readFrom(
      connection,
      model,
      sql`${sql.table(model.table)} AS record WHERE record.id = ANY(${page}::uuid[]) ORDER BY record.id`,
    );
  }
}

/** Announces each of these records, in its current state, to all listeners. */
export async function announceAll(
  deps: Pick<ContentDeps, 'recordListeners'>,
  transaction: Connection,
  {
    event,
    previousOf = async () => new Map(),
    ...pages
  }: RecordPages & {
    readonly event: Event;
    readonly previousOf?: (ids: readonly string[]) => Promise<ReadonlyMap<string, ContentRecord>>;
  },
): Promise<void> {
  const { model } = pages;
  for await (const records of recordPages(transaction, pages)) {
    const before = await previousOf(records.map(({ id }) => id));
    const events = records.map((record) => ({ event, model, record, previous: before.get(record.id) }));
    await announce(deps, transaction, ...events);
  }
}
