import { z } from 'zod';
import { BackupError } from './backup-error.js';

export const FORMAT = 'rowgate-backup';
export const FORMAT_VERSION = 1;

/** First line of a backup. */
const headerSchema = z.object({
  format: z.literal(FORMAT),
  version: z.literal(FORMAT_VERSION),
  exportedAt: z.iso.datetime(),
  /** Migrations that were applied to the database. */
  migrations: z.array(z.string()),
});

/** Starts a table; its rows follow. The columns and their types identify the table's version. */
const tableSchema = z.object({ table: z.string(), columns: z.record(z.string(), z.string()) });

/** A row: each value as PostgreSQL text, in the order of the table's columns. */
const rowSchema = z.array(z.string().nullable());

/** A job still to be done, and when. */
const jobSchema = z.object({ job: z.string(), data: z.unknown(), key: z.string().nullable(), at: z.iso.datetime() });

/** A file of the store: its bytes follow, or are in a folder next to the backup. */
const fileSchema = z.object({ file: z.string(), size: z.int().min(0), beside: z.boolean() });
const bytesSchema = z.object({ bytes: z.base64() });

/** Last line; without it, the file is incomplete. */
const endSchema = z.object({ end: z.literal(true), rows: z.int().min(0) });

export type BackupHeader = z.output<typeof headerSchema>;
export type BackupTable = z.output<typeof tableSchema>;
export type BackupRow = z.output<typeof rowSchema>;
export type BackupJob = z.output<typeof jobSchema>;
export type BackupFile = z.output<typeof fileSchema>;
export type BackupBytes = z.output<typeof bytesSchema>;
export type BackupLine = BackupRow | BackupTable | BackupJob | BackupFile | BackupBytes | BackupEnd;
export type BackupEnd = z.output<typeof endSchema>;

export function readHeader(line: string | undefined): BackupHeader {
  const header = headerSchema.safeParse(line === undefined ? undefined : jsonOf(line));
  if (header.success) return header.data;
  throw new BackupError('This file is not a Rowgate backup, or was made by a later version.');
}

const bodySchema = z.union([rowSchema, tableSchema, jobSchema, fileSchema, bytesSchema, endSchema]);

export function readLine(line: string, number: number): BackupLine {
  const parsed = bodySchema.safeParse(parseLine(line, number));
  if (parsed.success) return parsed.data;
  throw new BackupError(`Line ${number} of the backup is not a table, a row, or any other known entry.`);
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
}

function parseLine(line: string, number: number): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch (cause) {
    throw new BackupError(`Line ${number} of the backup cannot be read; the file may be truncated.`, { cause });
  }
}
