import type { BodyAccount } from '../../../platform/http/bodies/body-budget.js';
import { tooLarge } from '../../../platform/http/bodies/receive-form.js';
import type { FormMemory } from '../../../platform/http/bodies/receive-form.js';
import { validationError } from '../../../platform/http/errors.js';
import type { ImporterRow } from '../../importers/tables.js';

/**
 * The sender of an import, and how their importer is found. `importerOf` throws when it does not exist or is not
 * accessible.
 */
export type ImportSender =
  /** Signed in; the importer's id is a form field. */
  | { readonly type: 'user'; readonly importerOf: (id: string) => Promise<ImporterRow> }
  /** Identified only by the importer's key, in the query string or in a form field. */
  | {
      readonly type: 'key-holder';
      readonly importer: ImporterRow | undefined;
      readonly importerOf: (key: string) => Promise<ImporterRow>;
    };

const SENDER_FIELDS = { user: 'importer_id', 'key-holder': 'importer_key' } as const;

/** Bytes outside of files; a plan contains every edit of a file. */
export const FIELDS_SIZE = 96 << 20;
/** Bytes of any kind that are held while the sender is not identified. */
const UNKNOWN_SIZE = 1 << 20;

/** Who sends a form, learned while it is read. */
interface Identification {
  /** The form field that names the importer. */
  readonly field: string;
  /** The memory the form may take: little before its sender is identified, its fields after that. */
  readonly memory: FormMemory;
  /** Call for each field of the form. */
  onField(field: string, value: string): void;
  /** Whether the sender is identified. Throws when they have no access. */
  isKnown(): Promise<boolean>;
  /** The importer, after the whole form. */
  importer(texts: ReadonlyMap<string, string>): Promise<ImporterRow>;
}

export function identifySender(sender: ImportSender, account: BodyAccount): Identification {
  const isUser = sender.type === 'user';
  const field = SENDER_FIELDS[sender.type];
  let known = isUser || !sender.importer ? undefined : Promise.resolve(sender.importer);
  let limit = isUser || known ? FIELDS_SIZE : UNKNOWN_SIZE;
  let held = 0;
  return {
    field,
    memory: {
      take(bytes) {
        held += bytes;
        account.take(bytes);
        if (held <= limit) return;
        if (limit === FIELDS_SIZE) throw tooLarge('The fields are too large.');
        throw validationError({
          field: 'importer_key',
          message: 'Must be in the query string (?importer_key=) or come before the file.',
        });
      },
    },
    onField(name, value) {
      if (isUser || known || name !== field) return;
      known = sender.importerOf(value);
      const admit = (): void => {
        limit = FIELDS_SIZE;
      };
      // A rejection surfaces where the file is saved, or after the form.
      known.then(admit, () => undefined);
    },
    async isKnown() {
      // Decided at once: a key after the file does not count.
      if (!isUser && !known) return false;
      await known;
      return true;
    },
    async importer(texts) {
      return known ?? sender.importerOf(requiredText(texts, field));
    },
  };
}

function requiredText(texts: ReadonlyMap<string, string>, name: string): string {
  const text = texts.get(name);
  if (text === undefined) throw validationError({ field: name, message: 'Is required.' });
  return text;
}
