import type { HostFinding } from '../row.js';

/** Whether an operation of the log is in effect or undone. */
export type LogState = 'on' | 'off';

type Findings = readonly HostFinding[];
type ByRow = Map<number, Findings>;

/** The host's findings about rejected rows. They are about the row as it was: an edit ends them, and its undo restores them. */
export class Refusals {
  readonly #now: ByRow = new Map();
  /** By operation of the log: those that apply again when it gets into a state. Operations that left the log take theirs along. */
  readonly #later = new WeakMap<object, Record<LogState, ByRow>>();

  rows(): Iterable<number> {
    return this.#now.keys();
  }

  of(row: number): Findings {
    return this.#now.get(row) ?? [];
  }

  entries(): readonly (readonly [row: number, findings: Findings])[] {
    return [...this.#now];
  }

  set(row: number, findings: Findings): void {
    this.#now.set(row, findings);
  }

  delete(row: number): void {
    this.#now.delete(row);
  }

  /** An operation got into a state and changed the row: what applied to it is set aside, and what did in this state is back. */
  follow(row: number, operation: object, state: LogState): void {
    const ended = this.#now.get(row);
    if (ended) this.setAside(operation, state === 'on' ? 'off' : 'on', [row, ended]);
    const back = this.#later.get(operation)?.[state];
    const findings = back?.get(row);
    back?.delete(row);
    if (findings) this.#now.set(row, findings);
    else this.#now.delete(row);
  }

  setAside(operation: object, state: LogState, [row, findings]: readonly [number, Findings]): void {
    const later = this.#later.get(operation) ?? { on: new Map<number, Findings>(), off: new Map<number, Findings>() };
    this.#later.set(operation, later);
    later[state].set(row, findings);
  }

  asideOf(operation: object, state: LogState): readonly (readonly [row: number, findings: Findings])[] {
    return [...(this.#later.get(operation)?.[state] ?? [])];
  }
}
