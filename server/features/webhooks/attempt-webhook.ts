import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { WebhookDeps } from './webhook-deps.js';
import type { Platform } from '../../platform/platform.js';
import type { Connection } from '../../platform/database/database.js';
import { FetchFailure, safePost } from './safe-fetch.js';
import { isStopped, otherUrls, queueNextAttempt, queueRetry } from './queue-webhook.js';
import type { Receivers } from './receivers.js';
import type { SafeFetchOptions, SafeResponse } from './safe-fetch.js';
import { webhookHeaders } from './sign.js';
import type { WebhookDeliveryRow, DeliveryStatus } from './tables.js';
import type { WebhookSource } from './webhook-deps.js';

/** What attempts need. */
export type AttemptDeps = Pick<WebhookDeps, 'database' | 'queue' | 'log' | 'now' | 'config' | 'webhookSources'>;

interface AttemptContext {
  readonly signal: AbortSignal;
  /** Shared by all runs of a process. */
  readonly receivers: Receivers;
  readonly fetchOptions?: SafeFetchOptions;
}

type ClaimedWebhook = Selectable<WebhookDeliveryRow>;

/** Time added to an attempt's timeout before another process may assume that the attempt was lost. */
const LEASE_MARGIN = 60_000;

/** Milliseconds after which a job leaves the remaining webhooks to the next one, so that none runs into its timeout. */
export const LONGEST_RUN = 20_000;

/**
 * Makes an attempt at one due webhook after the other. Afterwards each is delivered, given up, or waits for its next
 * attempt; rejects when an attempt was aborted. If the process dies, the attempt is repeated, so a receiver may get a
 * message twice and can recognize it by its id.
 */
export async function attemptDueWebhooks(deps: AttemptDeps, context: AttemptContext): Promise<void> {
  const { receivers } = context;
  const end = deps.now().getTime() + LONGEST_RUN;
  const next = () => receivers.claim((busy) => claim(deps, busy));
  const queueNext = (by?: Date) => queueNextAttempt(deps.database.pool, deps, { by, except: receivers.busy() });
  for (let isFirst = true, delivery = await next(); delivery; delivery = await next(), isFirst = false) {
    try {
      // Each run starts another while messages are due, so that a slow receiver holds up one run and not all messages.
      if (isFirst) await queueNext(deps.now());
      await attempt(deps, delivery, context);
    } finally {
      receivers.release(delivery);
    }
    if (deps.now().getTime() >= end) break;
  }
  // Claimed by another process that may die, or left over.
  await queueNext();
}

async function attempt(deps: AttemptDeps, delivery: ClaimedWebhook, context: AttemptContext): Promise<void> {
  const source = deps.webhookSources[delivery.source];
  const secrets = (await source?.secretsOf(delivery.receiver)) ?? [];
  if (source === undefined || secrets.length === 0) {
    return finish(deps, delivery, 'failed');
  }
  if (await isStopped(deps.database.pool, delivery)) return finish(deps, delivery, 'stopped');
  const startedAt = deps.now();
  const outcome = await post(deps, delivery, { ...context, source, secrets, startedAt }).catch(
    async (error: unknown) => {
      await release(deps, delivery);
      throw error;
    },
  );
  await recordAttempt(deps, delivery, { startedAt, outcome });
}

/** Claims a due webhook to a URL that is not busy, for the longest an attempt may take. */
async function claim(
  { database, config, now }: Pick<WebhookDeps, 'database' | 'now' | 'config'>,
  busy: readonly string[],
): Promise<ClaimedWebhook | undefined> {
  const moment = now();
  return database.pool
    .updateTable('webhook_deliveries')
    .set({ next_try_at: new Date(moment.getTime() + config.webhooks.timeout + LEASE_MARGIN) })
    .where('id', '=', (query) =>
      query
        .selectFrom('webhook_deliveries')
        .select('id')
        .where('status', '=', 'pending')
        .where('next_try_at', '<=', moment)
        .where(otherUrls(busy))
        .orderBy('next_try_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

async function post(
  { config, now }: Pick<WebhookDeps, 'now' | 'config'>,
  { message_id, url, body }: ClaimedWebhook,
  {
    source,
    secrets,
    startedAt,
    signal,
    fetchOptions,
  }: AttemptContext & {
    readonly source: WebhookSource;
    readonly secrets: readonly string[];
    readonly startedAt: Date;
  },
): Promise<AttemptOutcome> {
  const duration = (): number => now().getTime() - startedAt.getTime();
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Rowgate-Webhooks/1',
    ...webhookHeaders(body, { id: message_id, secrets, at: startedAt }),
  };
  const addresses = config.webhookAllowPrivate ? 'any' : source.addresses;
  try {
    const answer = await safePost(
      { url, body, headers, addresses, timeout: config.webhooks.timeout, signal },
      fetchOptions,
    );
    return { kind: 'answer', answer, duration: duration() };
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    return { kind: 'failure', message: error.message, duration: duration() };
  }
}

async function finish(
  { database, now }: Pick<Platform, 'database' | 'now'>,
  { id }: ClaimedWebhook,
  status: 'failed' | 'stopped',
): Promise<void> {
  await database.pool
    .updateTable('webhook_deliveries')
    .set({ status, next_try_at: null, finished_at: now() })
    .where('id', '=', id)
    .execute();
}

async function release({ database, now }: Pick<Platform, 'database' | 'now'>, { id }: ClaimedWebhook): Promise<void> {
  await database.pool
    .updateTable('webhook_deliveries')
    .set({ next_try_at: now() })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
}

/** The result of an attempt. `duration` in milliseconds. */
type AttemptOutcome =
  | { readonly kind: 'answer'; readonly answer: SafeResponse; readonly duration: number }
  | { readonly kind: 'failure'; readonly message: string; readonly duration: number };

const GONE = 410;
const MAX_STORED_RESPONSE = 2000;

/** Records an attempt and applies the result: delivered, given up, receiver stopped, or next attempt. */
async function recordAttempt(
  deps: Pick<WebhookDeps, 'database' | 'queue' | 'log' | 'now' | 'config'>,
  delivery: ClaimedWebhook,
  { startedAt, outcome }: { readonly startedAt: Date; readonly outcome: AttemptOutcome },
): Promise<void> {
  const now = deps.now();
  const answer = outcome.kind === 'answer' ? outcome.answer : undefined;
  const wait = retryDelay({
    retries: deps.config.webhooks.retries,
    step: delivery.step + 1,
    retryAfter: answer?.retryAfter,
    now,
    chance: Math.random(),
  });
  const status = statusAfter(answer, wait);
  const nextTryAt = status === 'pending' && wait !== undefined ? new Date(now.getTime() + wait * 1000) : null;
  await deps.database.transaction(async (transaction) => {
    // First, so that two attempts that stop the same receiver wait here and not for each other.
    if (status === 'stopped') await stopReceiver(transaction, delivery, now);
    await insertAttempt(transaction, delivery.id, { startedAt, outcome });
    const { numUpdatedRows } = await transaction
      .updateTable('webhook_deliveries')
      .set({ status, step: delivery.step + 1, next_try_at: nextTryAt, finished_at: nextTryAt === null ? now : null })
      .where('id', '=', delivery.id)
      // Another attempt may have stopped the receiver meanwhile.
      .$if(status === 'pending', (query) => query.where('status', '=', 'pending'))
      .executeTakeFirst();
    if (nextTryAt !== null && numUpdatedRows > 0n) await queueRetry(transaction, deps, nextTryAt);
  });
  if (status === 'failed' || status === 'stopped') {
    // The URL is not logged: for many receivers it also serves as the password.
    const { id, source, event } = delivery;
    deps.log.warn({ deliveryId: id, source, event, status }, 'Gave up on a webhook');
  }
}

function statusAfter(answer: SafeResponse | undefined, wait: number | undefined): DeliveryStatus {
  if (answer !== undefined && answer.status >= 200 && answer.status < 300) return 'delivered';
  if (answer?.status === GONE) return 'stopped';
  return wait === undefined ? 'failed' : 'pending';
}

async function insertAttempt(
  transaction: Connection,
  deliveryId: string,
  { startedAt, outcome }: { readonly startedAt: Date; readonly outcome: AttemptOutcome },
): Promise<void> {
  const status = outcome.kind === 'answer' ? outcome.answer.status : null;
  const error = outcome.kind === 'failure' ? outcome.message : null;
  // PostgreSQL cannot store U+0000.
  const answer =
    outcome.kind === 'answer' ? outcome.answer.body.slice(0, MAX_STORED_RESPONSE).replaceAll('\0', '\ufffd') : null;
  await sql`INSERT INTO webhook_tries (delivery_id, number, started_at, duration, status, error, answer)
    SELECT ${deliveryId}::uuid, count(*) + 1, ${startedAt}::timestamptz, ${outcome.duration}::integer,
      ${status}::integer, ${error}::text, ${answer}::text
    FROM webhook_tries WHERE delivery_id = ${deliveryId}::uuid`.execute(transaction);
}

/** No message that is waiting for the receiver is sent any more. */
async function stopReceiver(transaction: Connection, { source, receiver }: ClaimedWebhook, now: Date): Promise<void> {
  await transaction
    .insertInto('webhook_stops')
    .values({ source, receiver, stopped_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await transaction
    .updateTable('webhook_deliveries')
    .set({ status: 'stopped', next_try_at: null, finished_at: now })
    .where('source', '=', source)
    .where('receiver', '=', receiver)
    .where('status', '=', 'pending')
    .execute();
}

const JITTER = 0.2;
const LONGEST = 86_400;

interface RetryDelayOptions {
  /** Seconds before each attempt, including the first. */
  readonly retries: readonly number[];
  /** Index of the coming attempt in `retries`. */
  readonly step: number;
  /** The response's header, if there was a response. */
  readonly retryAfter: string | undefined;
  readonly now: Date;
  /** From 0 to 1; spreads out the attempts of webhooks that failed together. */
  readonly chance: number;
}

/**
 * Seconds to wait before the coming attempt, taking `Retry-After` into account; `undefined` when there are no more
 * attempts.
 */
export function retryDelay({ retries, step, retryAfter, now, chance }: RetryDelayOptions): number | undefined {
  const wait = retries[step];
  if (wait === undefined) return undefined;
  const spread = wait * (1 - JITTER + 2 * JITTER * chance);
  return Math.max(spread, Math.min(requestedDelay(retryAfter, now), LONGEST));
}

/** `Retry-After` is a number of seconds or a date. */
function requestedDelay(retryAfter: string | undefined, now: Date): number {
  if (retryAfter === undefined) return 0;
  const seconds = /^\d+$/.test(retryAfter.trim())
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - now.getTime()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : 0;
}
