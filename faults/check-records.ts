import { sql } from 'kysely';
import { openDatabase } from '../server/platform/database/open-database.js';
import type { DatabasePlace } from '../server/platform/database/open-database.js';
import type { Database } from '../server/platform/database/database.js';
import type { Ledger } from './ledger.js';
import type { Receiver } from './receiver.js';

interface Records {
  readonly ledger: Ledger;
  readonly receiver: Pick<Receiver, 'accepted'>;
}

/** Compares what a stopped server has stored with what the ledger knows; returns one sentence per broken claim. */
export async function checkStoppedServer(place: DatabasePlace, records: Records): Promise<readonly string[]> {
  const ignore = (): void => undefined;
  const database = await openDatabase(place, { onError: ignore, onRepair: ignore, onStop: ignore });
  try {
    return await checkRecords(database, records);
  } finally {
    await database.close();
  }
}

export async function checkRecords(database: Database, records: Records): Promise<readonly string[]> {
  return [
    ...(await rowProblems(database, records)),
    ...(await contactProblems(database, records)),
    ...(await jobProblems(database, records)),
    ...(await webhookProblems(database, records)),
  ];
}

async function rowProblems({ pool }: Database, { ledger }: Records): Promise<readonly string[]> {
  const { rows } = await sql<{ series: string; count: string; emails: string }>`
    SELECT split_part(email, '-', 1) AS series, count(*), count(DISTINCT email) AS emails
    FROM contacts WHERE email NOT LIKE 'single-%' GROUP BY 1`.execute(pool);
  const found = new Map(rows.map(({ series, count, emails }) => [series, { count: +count, emails: +emails }]));
  const problems: string[] = [];
  for (const { series, rows: sent, id, ended } of ledger.files) {
    const { count, emails } = found.get(series) ?? { count: 0, emails: 0 };
    found.delete(series);
    if (count !== emails) problems.push(`${count - emails} rows of import ${id} are stored twice`);
    if (ended === 'completed' && emails !== sent) problems.push(`${sent - emails} rows of import ${id} are lost`);
    if (ended === 'failed') problems.push(`import ${id} failed`);
    if (ended === 'failed' && emails > 0) problems.push(`import ${id} failed, but ${emails} of its rows are stored`);
    if (id === undefined && emails !== 0 && emails !== sent) {
      problems.push(`of a file without a response, ${emails} of ${sent} rows are stored`);
    }
  }
  for (const series of found.keys()) problems.push(`rows of "${series}" are stored, but were never sent`);
  return problems;
}

async function contactProblems({ pool }: Database, { ledger }: Records): Promise<readonly string[]> {
  const { rows } = await sql<{ email: string; count: string }>`
    SELECT email, count(*) FROM contacts WHERE email LIKE 'single-%' GROUP BY 1`.execute(pool);
  const found = new Map(rows.map(({ email, count }) => [email, Number(count)]));
  const problems: string[] = [];
  for (const [email, isAcknowledged] of ledger.contacts) {
    const count = found.get(email) ?? 0;
    if (count > 1) problems.push(`the record ${email} is stored ${count} times`);
    if (isAcknowledged && count === 0) problems.push(`the acknowledged record ${email} is lost`);
  }
  return problems;
}

async function jobProblems({ pool }: Database, { ledger }: Records): Promise<readonly string[]> {
  const jobs = await pool.selectFrom('import_jobs').select(['id', 'status']).execute();
  const problems: string[] = [];
  const statuses = new Map(jobs.map(({ id, status }) => [id, status]));
  for (const { id, ended } of ledger.files) {
    if (id === undefined) continue;
    const status = statuses.get(id);
    if (status === undefined) problems.push(`the acknowledged import ${id} is lost`);
    else if (ended === undefined) problems.push(`import ${id} is stuck: ${status}`);
    else if (status !== ended) problems.push(`import ${id} was ${ended} and is ${status}`);
  }
  return problems;
}

async function webhookProblems({ pool }: Database, { ledger, receiver }: Records): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const { id, ended } of ledger.files) {
    if (id === undefined || ended === undefined) continue;
    const messages = receiver.accepted.filter(({ subject, event }) => subject === id && event === `import.${ended}`);
    const ids = new Set(messages.map((message) => message.id));
    if (ids.size === 0) problems.push(`the webhook of import ${id} is lost`);
    if (ids.size > 1) problems.push(`import ${id} has ${ids.size} webhooks instead of one`);
  }
  const { rows } = await sql<{ status: string; count: string }>`
    SELECT status, count(*) FROM webhook_deliveries WHERE status <> 'delivered' GROUP BY 1`.execute(pool);
  for (const { status, count } of rows) problems.push(`${count} webhooks are ${status}`);
  return problems;
}
