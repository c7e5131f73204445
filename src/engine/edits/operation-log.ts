import type { Operation } from './operation.js';

/** The operations in force, oldest first, with those taken back ready to be done again. */
export class OperationLog<T = Operation> {
  #done: T[];
  #undone: T[] = [];
  #version = 0;

  constructor(operations: readonly T[] = []) {
    this.#done = [...operations];
  }

  /** Grows with every change of what is in force. */
  get version(): number {
    return this.#version;
  }

  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  /** A new operation ends what could have been done again. */
  append(operation: T): void {
    this.#version += 1;
    this.#done.push(operation);
    this.#undone = [];
  }

  /** Takes the last operation out and answers it; `undefined` when there is none. */
  undo(): T | undefined {
    this.#version += 1;
    const operation = this.#done.pop();
    if (operation) this.#undone.push(operation);
    return operation;
  }

  /** Puts the operation taken out last back and answers it. */
  redo(): T | undefined {
    this.#version += 1;
    const operation = this.#undone.pop();
    if (operation) this.#done.push(operation);
    return operation;
  }

  /** A copy: the operations for a plan that travels, or for laying them over the source again. */
  entries(): readonly T[] {
    return [...this.#done];
  }
}
