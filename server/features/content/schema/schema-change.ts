import type { RawBuilder } from 'kysely';

/** One statement that brings the database nearer to the models. */
export interface SchemaChange {
  readonly statement: RawBuilder<unknown>;
  /** What it does, to finish the sentence "could not …". */
  readonly what: string;
  /** It loses values that are stored. */
  readonly isDestructive: boolean;
}

export const change = (what: string, statement: RawBuilder<unknown>): SchemaChange => ({
  what,
  statement,
  isDestructive: false,
});

export const destructive = (what: string, statement: RawBuilder<unknown>): SchemaChange => ({
  what,
  statement,
  isDestructive: true,
});
