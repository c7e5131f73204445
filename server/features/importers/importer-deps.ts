import type { ContentDeps } from '../content/content-deps.js';
import type { Connection } from '../../platform/database/database.js';

/** What importers have made, which belongs to them and lies elsewhere. All of it in the transaction of a change of theirs. */
export interface ImportsOfImporters {
  /** What these importers have imported. */
  count(
    transaction: Connection,
    importers: readonly string[],
  ): Promise<{ readonly imports: number; readonly rows: number }>;
  /** All of one person's is another's from now on. */
  handOver(transaction: Connection, owners: { readonly from: string; readonly to: string }): Promise<void>;
  /** Clears up after an importer that is about to go. Rows that refer to it go with it by themselves. */
  drop(transaction: Connection, importer: string): Promise<void>;
}

/** What operations on importers work with. */
export interface ImporterDeps extends ContentDeps {
  readonly importsOf: ImportsOfImporters;
}

/** What the feature that runs importers adds, beside what every feature has. */
export interface ImporterAdditions<Deps> {
  readonly importsOf?: (deps: Deps) => ImportsOfImporters;
}
