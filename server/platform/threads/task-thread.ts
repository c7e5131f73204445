import { threadTasks } from '../../main/thread-tasks.js';
import type { TaskInput, TaskName } from '../../main/thread-tasks.js';
import { failureOf } from './failure.js';
import { serveEngine } from './serve-engine.js';
import { STARTED } from './thread-messages.js';
import type { TaskAnswer, ThreadOrder } from './thread-messages.js';

/** Entry of the threads of the pools. */
export default async function work(order: ThreadOrder): Promise<TaskAnswer> {
  const { port } = order;
  port.postMessage(STARTED);
  try {
    if (order.type === 'engine') {
      await serveEngine(order.source, port);
      return { type: 'result', result: null };
    }
    const task = threadTasks[order.name] as (input: TaskInput<TaskName>) => Promise<unknown>;
    return { type: 'result', result: await task(order.input) };
  } catch (error) {
    return { type: 'failed', failure: failureOf(error) };
  } finally {
    port.close();
  }
}
