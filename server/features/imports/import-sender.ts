import type { Readable } from 'node:stream';
import { validationError } from '../../platform/http/errors.js';
import type { BodyAccount } from '../../platform/http/body-budget.js';
import { tooLarge } from '../../platform/http/receive-form.js';
import type { FormMemory } from '../../platform/http/receive-form.js';
import type { ImporterRow } from '../importers/tables.js';

/** Who sends an import, and how their importer is found. `importerOf` throws where there is none, or not for them. */
export type ImportSender =
  /** Signed in; the importer's id is a field of the form. */
  | { readonly type: 'user'; readonly importerOf: (id: string) => Promise<ImporterRow> }
  /** Known by the importer's key alone, which is in the address or a field of the form. */
  | {
      readonly type: 'key-holder';
      readonly importer: ImporterRow | undefined;
      readonly importerOf: (key: string) => Promise<ImporterRow>;
    };

export const SENDER_FIELDS = { user: 'importer_id', 'key-holder': 'importer_key' } as const;

/** Bytes outside of files: a plan holds every edit of a file. */
export const FIELDS_SIZE = 96 << 20;
/** Bytes of anything that are held while a sender has not said who they are. */
const UNKNOWN_SIZE = 1 << 20;

/** What one request may keep in memory: little before its sender is known, the fields of a form after that. */
export interface SenderMemory extends FormMemory {
  /** From here on the sender is known. */
  admit(): void;
}

export function senderMemory(account: BodyAccount, { isKnown }: { readonly isKnown: boolean }): SenderMemory {
  let limit = isKnown ? FIELDS_SIZE : UNKNOWN_SIZE;
  let held = 0;
  return {
    take(bytes) {
      held += bytes;
      account.take(bytes);
      if (held <= limit) return;
      if (limit === FIELDS_SIZE) throw tooLarge('The fields are too large.');
      throw validationError({
        field: 'importer_key',
        message: 'must be in the address (?importer_key=) or come before the file',
      });
    },
    admit() {
      limit = FIELDS_SIZE;
    },
  };
}

/** A small file, read to its end; the memory it takes is counted where it arrives. */
export async function holdFile(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of body as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
