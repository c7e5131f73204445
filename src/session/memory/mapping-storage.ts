/** Which files a mapping was learned from: those of one importer whose column names are the same, in any order. */
export interface FileShape {
  /** The same for all files of this shape, in at most 40 characters: a key for a storage. */
  readonly key: string;
  /** The names of the columns, in the order of the file. */
  readonly headers: readonly string[];
}

/**
 * What a user has decided, by the name of the file's column: the id of a column, or `null` if it is not imported. Only
 * what differs from the importer's own suggestions; never contents of cells.
 */
export type LearnedMapping = Readonly<Record<string, string | null>>;

/** Where learned mappings are kept. A rejection has no effect on the import. */
export interface MappingStorage {
  /** What was saved last for files of this shape; `null` if there is nothing. Not awaited for more than 3 seconds. */
  load(shape: FileShape): Promise<LearnedMapping | null> | LearnedMapping | null;
  /** Replaces it; an empty object removes it. */
  save(shape: FileShape, mapping: LearnedMapping): Promise<unknown> | void;
}

/** Whether and where learned mappings are kept; `'local'`: in this browser, the 50 used last. */
export type MappingMemory = false | 'local' | MappingStorage;
