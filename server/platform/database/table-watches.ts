interface Watch {
  readonly writes: RegExp;
  readonly changed: () => void;
}

const BEGINS = /^(?:begin|start transaction)/;
const ENDS = /^(?:commit|rollback)$/;

/**
 * Notices which statements change watched tables, and reports them once they are committed. It reads the text of every
 * statement, so that no code that changes a table can forget to say so.
 */
export class TableWatches {
  readonly #watches: Watch[] = [];
  readonly #inTransaction = new WeakSet<object>();
  readonly #written = new WeakMap<object, Set<Watch>>();

  add(tables: readonly string[], changed: () => void): void {
    const verbs = 'update|delete\\s+from|insert\\s+into|merge\\s+into|truncate';
    this.#watches.push({ writes: new RegExp(`\\b(?:${verbs})\\s+"?(?:${tables.join('|')})\\b`, 'i'), changed });
  }

  /** Whether the transaction of a connection has changed a watched table. */
  hasWritten(client: object): boolean {
    return this.#written.has(client);
  }

  /**
   * To be called after each statement, also after a failed one: a commit without a response may have succeeded. Returns
   * whether a watched table was changed and committed.
   */
  afterStatement(client: object, text: string): boolean {
    if (this.#watches.length === 0) return false;
    if (BEGINS.test(text)) {
      this.#inTransaction.add(client);
      return false;
    }
    const written = this.#written.get(client) ?? new Set();
    for (const watch of this.#watches) if (watch.writes.test(text)) written.add(watch);
    if (ENDS.test(text)) this.#inTransaction.delete(client);
    if (written.size === 0) return false;
    if (this.#inTransaction.has(client)) {
      this.#written.set(client, written);
      return false;
    }
    this.#written.delete(client);
    for (const { changed } of written) changed();
    return true;
  }

  /** For changes elsewhere, of which it is not known what they changed. */
  changedElsewhere(): void {
    for (const { changed } of this.#watches) changed();
  }
}
