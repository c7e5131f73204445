const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** `2026-02-28` when there is such a day from the year 1 on, which is where PostgreSQL's years begin. */
export function parseDate(text: string): string | undefined {
  const match = DATE.exec(text);
  if (match === null || match[1] === '0000') return undefined;
  const date = new Date(`${text}T00:00:00.000Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
}

/** ISO 8601 with an offset, as UTC with milliseconds. A date alone is its midnight in UTC. */
export function parseDateTime(text: string): string | undefined {
  const day = text.slice(0, 10);
  if (parseDate(day) === undefined) return undefined;
  if (text.length === 10) return `${day}T00:00:00.000Z`;
  if (!DATE_TIME.test(text)) return undefined;
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime())) return undefined;
  const iso = instant.toISOString();
  return /^(?!0000)\d{4}-/.test(iso) ? iso : undefined;
}

/** What a driver answers for `timestamptz`. */
export function toIso(raw: unknown): string {
  return raw instanceof Date ? raw.toISOString() : new Date(String(raw)).toISOString();
}
