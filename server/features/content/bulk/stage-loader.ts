import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.js';
import { copyText, isFreeType } from './copy-text.js';
import { createPace } from './pace.js';
import type { Stage, StageColumn } from './stage.js';

/** Fills a stage step by step. */
export interface StageLoader {
  /** One cell for each column of the stage. */
  add(cells: readonly (string | null)[]): void;
  /** Sends the buffered rows once there are enough. */
  flush(): Promise<void>;
  /** Sends the remaining rows. */
  end(): Promise<void>;
  /** Discards the remaining rows; resolves when nothing is in progress. */
  stop(): Promise<void>;
}

export function stageLoader(database: Database, stage: Stage): StageLoader {
  return database.copyIn === undefined ? listLoader(database, stage) : copyLoader(database.copyIn, stage);
}

type CopyIn = NonNullable<Database['copyIn']>;

/** Bytes per `COPY`: some tens of milliseconds. */
const COPY_LENGTH = 1 << 21;
const PIECE_LENGTH = 1 << 16;
/** Where rows are copied to: a stage or the table of a model. */
export interface CopyTarget {
  readonly name: string;
  readonly columns: readonly StageColumn[];
}

/** Fills a table with rows in the text format of `COPY`. */
export interface CopyLoader extends StageLoader {
  addText(rows: Uint8Array): void;
  /** Number of rows in the table; complete after `end`. */
  readonly copied: number;
}

/** Buffers the next `COPY` while one runs, and never more than these two. */
export function copyLoader(copyIn: CopyIn, { name, columns }: CopyTarget): CopyLoader {
  const list = columns.map((column) => `"${column.name}"`).join(', ');
  const statement = `COPY "${name}" (${list}) FROM STDIN`;
  const isFree = columns.map(({ type }) => isFreeType(type));
  const last = columns.length - 1;
  let running: Promise<void> = Promise.resolve();
  let pieces: Uint8Array[] = [];
  let length = 0;
  let text = '';
  let copied = 0;
  const take = (piece: Uint8Array): void => {
    pieces.push(piece);
    length += piece.length;
  };
  const cut = (): void => {
    if (text === '') return;
    take(Buffer.from(text));
    text = '';
  };
  const copy = async (sent: readonly Uint8Array[]): Promise<void> => {
    copied += await copyIn(statement, sent);
  };
  const send = async (): Promise<void> => {
    cut();
    const sent = pieces;
    pieces = [];
    length = 0;
    await running;
    running = copy(sent);
    // The failure is reported to the next call that awaits it.
    running.catch(() => undefined);
  };
  return {
    get copied() {
      return copied;
    },
    add(cells) {
      for (let index = 0; index <= last; index += 1) {
        text += copyText(cells[index] ?? null, isFree[index] === true);
        text += index === last ? '\n' : '\t';
      }
      if (text.length >= PIECE_LENGTH) cut();
    },
    addText: take,
    async flush() {
      if (length >= COPY_LENGTH) await send();
    },
    async end() {
      await send();
      await running;
    },
    stop: () => running.catch(() => undefined),
  };
}

/** Rows per list at most. */
const LIST_ROWS = 500;

function listLoader({ pool }: Database, { table, columns }: Stage): StageLoader {
  let rows: (readonly (string | null)[])[] = [];
  const pace = createPace(LIST_ROWS);
  const names = sql.join(columns.map(({ name }) => sql.id(name)));
  const typed = sql.join(columns.map(({ name, type }) => sql`list.${sql.id(name)}::${sql.raw(type)}`));
  const send = async (part: typeof rows): Promise<void> => {
    const lists = columns.map((_, index) => sql`${part.map((cells) => cells[index] ?? null)}::text[]`);
    await sql`INSERT INTO ${table} (${names})
      SELECT ${typed} FROM unnest(${sql.join(lists)}) AS list (${names})`.execute(pool);
  };
  const sendAll = async (): Promise<void> => {
    const all = rows;
    rows = [];
    for (let start = 0; start < all.length;) {
      start = await pace.step(async (count) => {
        await send(all.slice(start, start + count));
        return start + count;
      });
    }
  };
  return {
    add: (cells) => void rows.push(cells),
    async flush() {
      if (rows.length >= pace.rows) await sendAll();
    },
    end: sendAll,
    async stop() {
      rows = [];
    },
  };
}
