import type { ContentDeps } from '../content/content-deps.js';
import type { Connection } from '../../platform/database/database.js';

/** Data created by importers that is stored elsewhere. All calls run in the transaction that changes the importer. */
export interface ImportsOfImporters {
  /** Counts what these importers have imported. */
  count(
    transaction: Connection,
    importers: readonly string[],
  ): Promise<{ readonly imports: number; readonly rows: number }>;
  /** Transfers all imports of one user to another. */
  transfer(transaction: Connection, owners: { readonly from: string; readonly to: string }): Promise<void>;
  /** Cleans up after an importer that is about to be deleted. Rows that reference it are deleted with it. */
  drop(transaction: Connection, importer: string): Promise<void>;
}

/** What operations on importers need. */
export interface ImporterDeps extends ContentDeps {
  readonly importsOf: ImportsOfImporters;
}

/** What the feature that runs importers provides, in addition to the usual members. */
export interface ImporterAdditions<Deps> {
  readonly importsOf?: (deps: Deps) => ImportsOfImporters;
}
