import type { AnyBatchReader } from './batch-reader.js';
import { failureOf } from './failure.js';
import type { Subject } from './limits.js';
import { serveEngine } from './serve-engine.js';
import { STARTED } from './thread-messages.js';
import type { TaskAnswer, ThreadOrder } from './thread-messages.js';

/** A task that threads run for requests: a function of plain values that returns plain values. */
export interface ThreadTask<Input, Result> {
  readonly name: string;
  /** Milliseconds it may run. */
  readonly time: number;
  readonly subject: Subject;
  readonly run: (input: Input) => Result | Promise<Result>;
}

/** Creates the main function of a pool thread, which runs these tasks or an engine with these readers. */
export function serveTasks(
  tasks: readonly ThreadTask<never, unknown>[],
  readers: readonly AnyBatchReader[],
): (order: ThreadOrder) => Promise<TaskAnswer> {
  const byName = new Map(tasks.map(({ name, run }) => [name, run as (input: unknown) => unknown]));
  return async (order) => {
    const { port } = order;
    port.postMessage(STARTED);
    try {
      if (order.type === 'engine') {
        await serveEngine(order.source, { port, readers });
        return { type: 'result', result: null };
      }
      const run = byName.get(order.name);
      if (run === undefined) throw new Error(`There is no task "${order.name}".`);
      return { type: 'result', result: await run(order.input) };
    } catch (error) {
      return { type: 'failed', failure: failureOf(error) };
    } finally {
      port.close();
    }
  };
}
