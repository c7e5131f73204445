const MOST_STATEMENTS = 300;
const MOST_LENGTH = 10_000;
/** A statement that runs once, such as one for a temporary table, is not worth a name. */
const NAMED_FROM = 3;

/**
 * Names for the texts of frequent reads. PostgreSQL parses a named statement once per connection, and after a few runs
 * plans it once, too.
 */
export class StatementNames {
  readonly #texts = new Map<string, { runs: number; readonly name: string }>();
  #count = 0;

  nameOf(text: string): string | undefined {
    if (text.length > MOST_LENGTH || !/^\s*select\b/i.test(text)) return undefined;
    const known = this.#texts.get(text);
    if (known) {
      known.runs += 1;
      return known.runs < NAMED_FROM ? undefined : known.name;
    }
    // Callers compose filters, so the number of texts has no limit. Connections forget theirs when they are replaced.
    if (this.#texts.size >= MOST_STATEMENTS) this.#texts.clear();
    this.#count += 1;
    this.#texts.set(text, { runs: 1, name: `rowgate_${this.#count}` });
    return undefined;
  }

  /** Drops the names of all statements, because tables have changed in a way that their plans do not survive. */
  forget(): void {
    this.#texts.clear();
  }
}
