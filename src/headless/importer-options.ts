import type { Column, RowHandling } from '../engine/index.js';
import type { HostI18n, Words } from '../i18n/index.js';
import type { BatchShape, ImportSettings, ResultOptions, ResultShape } from '../session/index.js';

/** Options of an import besides its columns and the destination of its rows. */
interface OtherOptions extends ImportSettings {
  /** Your texts by language and key: replace single texts or add a language. Missing keys keep the built-in text. */
  readonly customTranslations?: Readonly<Record<string, Words>>;
  /**
   * Your i18next instance: the importer follows its language unless `language` is given, and prefers the texts of its
   * namespace `rowgate` to its own. The instance is only read.
   */
  readonly i18n?: HostI18n;
}

/** Options of an import that are independent of its UI. */
export interface ImporterOptions extends ResultOptions, OtherOptions {}

/**
 * The generic signature of an importer: the types of its rows are inferred from its options. `Beside` are additional
 * options, `Answer` is the return type.
 */
export type ImporterCall<Beside, Answer> = <
  Schema = unknown,
  const Columns extends readonly Column[] = readonly Column[],
  const Dynamic extends readonly Column[] = readonly [],
  Handling extends RowHandling = 'block',
  Unmatched extends boolean = false,
  Shape extends ResultShape = 'result',
  Batches extends BatchShape = 'rows',
>(
  options: ResultOptions<Schema, Columns, Dynamic, Handling, Unmatched, Shape, Batches> & OtherOptions & Beside,
) => Answer;
