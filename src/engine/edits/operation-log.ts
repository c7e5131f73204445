import type { Operation } from './operation.js';

/** The operations in effect, oldest first, and the undone ones. */
export class OperationLog<T = Operation> {
  #done: T[];
  #undone: T[];
  /** The undone operations before the last one was appended. */
  #discarded: T[] = [];
  #version = 0;

  constructor(operations: readonly T[] = [], undone: readonly T[] = []) {
    this.#done = [...operations];
    this.#undone = [...undone];
  }

  /** Increases with every change of the operations in effect. */
  get version(): number {
    return this.#version;
  }

  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  /** Appends an operation and discards undone ones. */
  append(operation: T): void {
    this.#version += 1;
    this.#done.push(operation);
    this.#discarded = this.#undone;
    this.#undone = [];
  }

  /** Forgets an operation that was appended and undone at once: what could be redone before it can be redone again. */
  forget(): void {
    this.#undone = this.#discarded;
  }

  /** Removes and returns the last operation; `undefined` when there is none. */
  undo(): T | undefined {
    this.#version += 1;
    const operation = this.#done.pop();
    if (operation) this.#undone.push(operation);
    return operation;
  }

  /** Restores and returns the operation undone last. */
  redo(): T | undefined {
    this.#version += 1;
    const operation = this.#undone.pop();
    if (operation) this.#done.push(operation);
    return operation;
  }

  /** A copy, for a plan or for replaying the operations. */
  entries(): readonly T[] {
    return [...this.#done];
  }

  /** The latest operations in effect and undone ones, at most `count` of each. */
  latest(count: number): { readonly done: readonly T[]; readonly undone: readonly T[] } {
    return { done: this.#done.slice(-count), undone: this.#undone.slice(-count) };
  }

  /** A copy of the undone operations, the one undone last at the end. */
  undone(): readonly T[] {
    return [...this.#undone];
  }
}
