import { createHash } from 'node:crypto';
import type { ContentRecord } from './content-record.js';

const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);

/** The state of a record as its caller sees it; of what was populated or chosen too, after the dot. */
export function recordTag(record: ContentRecord, populated?: ContentRecord): string {
  return populated === undefined ? `W/"${digest(record)}"` : `W/"${digest(record)}.${digest(populated)}"`;
}

/** Whether `If-Match` names the state of the record. What had been populated or chosen is not part of it. */
export function matchesTag(ifMatch: string, record: ContentRecord): boolean {
  const wanted = digest(record);
  return ifMatch.split(',').some((tag) => {
    const match = /^(?:W\/)?"([^".]*)(?:\.[^"]*)?"$/.exec(tag.trim());
    return tag.trim() === '*' || match?.[1] === wanted;
  });
}
