/**
 * Records of a batch that was not finished: sent again, they are passed over, as often as they were written. The API has
 * no key that would tell a repeated request.
 */
export class WrittenRecords {
  readonly #counts = new Map<string, number>();
  #left = new Map<string, number>();

  /** A batch is sent, perhaps once more. */
  begin(): void {
    this.#left = new Map(this.#counts);
  }

  /** Whether an equal record was written in an earlier try and not counted yet. */
  has(record: string): boolean {
    const left = this.#left.get(record) ?? 0;
    if (left === 0) return false;
    this.#left.set(record, left - 1);
    return true;
  }

  add(record: string): void {
    this.#counts.set(record, (this.#counts.get(record) ?? 0) + 1);
  }

  clear(): void {
    this.#counts.clear();
  }
}
