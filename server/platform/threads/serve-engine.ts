import type { MessagePort } from 'node:worker_threads';
import { createEngine } from '../../../src/engine/full.js';
import type { CallAnswer, CallAsk, CallName, CallParams, Engine } from '../../../src/engine/full.js';
import { fileBlob } from '../source/file-blob.js';
import { transcodeToFile } from '../source/transcode-to-file.js';
import type { AnyBatchReader, ReaderOrder } from './batch-reader.js';
import type { EngineSource, FromEngineThread, ToEngineThread } from './engine-messages.js';
import { failureOf } from './failure.js';

type Call = Extract<ToEngineThread, { type: 'call' }>;
type Answer = CallAnswer<CallName>;

/** Nothing is rejected after a reader: what it has rejected is part of what it sends. */
const TAKEN = { refused: [] } as const;

/** Serves the calls on a port with an engine of its own, until the port closes. */
export async function serveEngine(
  { paths, folder }: EngineSource,
  { port, readers }: { readonly port: MessagePort; readonly readers: readonly AnyBatchReader[] },
): Promise<void> {
  const blob = await fileBlob(...paths);
  const engine: Engine = createEngine({ transcode: transcodeToFile(folder) });
  const post = (message: FromEngineThread): void => port.postMessage(message);
  const asked: ((answer: Answer) => void)[] = [];
  const ask = (question: unknown): Promise<Answer> =>
    new Promise((resolve) => {
      asked.push(resolve);
      post({ type: 'ask', question });
    });
  const askThrough = (order: ReaderOrder): ((batch: CallAsk<CallName>) => Promise<Answer>) => {
    const reader = readers.find(({ name }) => name === order.name);
    if (reader === undefined) throw new Error(`There is no reader "${order.name}".`);
    const read = reader.open(order.plan as never) as (batch: CallAsk<CallName>) => unknown;
    return async (batch) => {
      await ask(read(batch));
      return TAKEN;
    };
  };

  const run = async ({ name, params, reader }: Call): Promise<void> => {
    try {
      const whole = (name === 'table-open' ? { ...params, blob } : params) as CallParams<CallName>;
      const result = await engine.call<CallName>(name, whole, {
        onEvent: (event) => post({ type: 'event', event }),
        onAsk: reader === undefined ? ask : askThrough(reader),
      });
      post({ type: 'result', result });
    } catch (error) {
      post({ type: 'failed', failure: failureOf(error) });
    }
  };

  await new Promise<void>((resolve) => {
    port.on('message', (message: ToEngineThread) => {
      if (message.type === 'call') void run(message);
      else if (message.type === 'answer') asked.shift()?.(message.answer);
      else resolve();
    });
    port.once('close', resolve);
  });
  port.close();
}
