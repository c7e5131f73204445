/** Why a source could not be read. The locale has the text for each `code`, with `params`. */
export type EngineErrorCode =
  | 'empty-file'
  | 'unsupported-file'
  | 'encrypted-file'
  | 'broken-file'
  /** A packed file that is damaged, encrypted or compressed in an unknown way. */
  | 'cannot-unpack'
  /** A zip with several tables. */
  | 'several-files'
  | 'file-too-large'
  | 'too-many-rows'
  | 'too-many-columns'
  | 'row-too-large'
  | 'sheet-missing'
  | 'no-rows'
  | 'rows-invalid'
  | 'invalid-pattern'
  /** A required column without a source column; `columns` has the ids. Only in Node: screens do not get that far. */
  | 'required-unmapped'
  /** The columns cannot be used, or another prop of the host; `reason` names it, so that support can pass it on. */
  | 'invalid-columns'
  /** The file to merge has no row ids. */
  | 'no-row-ids'
  /** The file to merge has rows of another file. */
  | 'other-file'
  /** A server did not send the file, and why, if it answered. */
  | 'url-refused'
  | 'url-unreachable'
  | 'not-ready'
  /** A file of the engine could not be fetched. */
  | 'piece-missing'
  /** Replaced by a later call. */
  | 'superseded';

/** A failure of the engine; errors in cells are Issues instead. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
  readonly code: EngineErrorCode;
  readonly params: Readonly<Record<string, string | number>>;

  constructor(code: EngineErrorCode, params: Readonly<Record<string, string | number>> = {}, cause?: unknown) {
    super(`${code}${Object.keys(params).length > 0 ? ` ${JSON.stringify(params)}` : ''}`, { cause });
    this.code = code;
    this.params = params;
  }
}
