import type { Importer } from './client.js';

const FINAL: ReadonlySet<string> = new Set(['completed', 'failed']);

/** A file that was sent; its rows have the emails `<series>-<number>@example.com`. */
export interface SentFile {
  readonly series: string;
  readonly rows: number;
  readonly importer: Importer;
  /** The job that the server has acknowledged. */
  id?: string;
  /** The first final state that it reported. */
  ended?: string;
}

/** What a client knows: what it has sent, what the server has acknowledged, and what the server has reported since. */
export interface Ledger {
  readonly files: SentFile[];
  /** Emails of contacts created one by one, and whether the server has acknowledged them. */
  readonly contacts: Map<string, boolean>;
  /** Number of responses by status; `0` for requests without a response. */
  readonly statuses: Map<number, number>;
  /** Claims found to be broken so far. */
  readonly violations: string[];
  respond(status: number): void;
  /** Notes the state of a job that the server has reported. */
  report(file: SentFile, status: string): void;
  /** Files whose import was acknowledged and has not ended. */
  open(): readonly SentFile[];
}

/** Statuses with which a server may respond while something is wrong: never a failure of its own. */
const ORDERLY: ReadonlySet<number> = new Set([0, 200, 201, 202, 204, 409, 413, 429, 503]);

export function createLedger(): Ledger {
  const files: SentFile[] = [];
  const statuses = new Map<number, number>();
  const violations: string[] = [];
  return {
    files,
    contacts: new Map(),
    statuses,
    violations,
    respond(status) {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (!ORDERLY.has(status) && statuses.get(status) === 1) violations.push(`a request got the status ${status}`);
    },
    report(file, status) {
      if (file.ended === undefined) {
        if (FINAL.has(status)) file.ended = status;
      } else if (file.ended !== status) {
        violations.push(`import ${file.id} was ${file.ended} and later ${status}`);
      }
    },
    open: () => files.filter(({ id, ended }) => id !== undefined && ended === undefined),
  };
}
