import type { Column, RowHandling } from '../engine/index.js';
import type { HostI18n, Words } from '../i18n/index.js';
import type { ImportSettings, ResultOptions, ResultShape } from '../session/index.js';

/** What an import is about, however it looks. */
export interface ImporterOptions<
  Schema = unknown,
  Columns extends readonly Column[] = readonly Column[],
  Dynamic extends readonly Column[] = readonly Column[],
  Handling extends RowHandling = RowHandling,
  Unmatched extends boolean = boolean,
  Shape extends ResultShape = ResultShape,
>
  extends ResultOptions<Schema, Columns, Dynamic, Handling, Unmatched, Shape>, ImportSettings {
  /** Words by language and key: replaces some, or adds a language. What is left out stays as shipped. */
  readonly customTranslations?: Readonly<Record<string, Words>>;
  /**
   * Your i18next instance: the importer follows its language unless `language` is given, and takes the words of its
   * namespace `rowgate` before its own. It only reads the instance.
   */
  readonly i18n?: HostI18n;
}

/**
 * The one way an importer is called: the types of its rows follow from its options. `Beside` is what a caller takes
 * besides, `Answer` what it gives back.
 */
export type ImporterCall<Beside, Answer> = <
  Schema = unknown,
  const Columns extends readonly Column[] = readonly Column[],
  const Dynamic extends readonly Column[] = readonly [],
  Handling extends RowHandling = 'block',
  Unmatched extends boolean = false,
  Shape extends ResultShape = 'result',
>(
  options: ImporterOptions<Schema, Columns, Dynamic, Handling, Unmatched, Shape> & Beside,
) => Answer;
