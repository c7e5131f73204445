import type { Destination } from '../../../src/protocol/index.js';

export type ModelDestination = Extract<Destination, { type: 'model' }>;

/** The attempt at an import whose rows become records. */
export interface ModelSinkOptions {
  readonly importId: string;
  /** Of the lease under which the attempt runs; tells its tables from those of an attempt that died. */
  readonly leaseToken: number;
  /** Whose rights the import has, as they are now. */
  readonly ownerId: string;
  readonly destination: ModelDestination;
  /**
   * Names of the importer's fields that a column of the file is mapped to. The other fields keep their values in
   * records that are there already.
   */
  readonly mapped: readonly string[];
}
