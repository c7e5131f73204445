import type { MessagePort } from 'node:worker_threads';
import { createEngine } from '../../../src/engine/full.js';
import type { CallAnswer, CallName, CallParams, Engine } from '../../../src/engine/full.js';
import { fileBlob } from '../source/file-blob.js';
import { transcodeToFile } from '../source/transcode-to-file.js';
import type { EngineSource, FromEngineThread, SourcedParams, ToEngineThread } from './engine-messages.js';
import { failureOf } from './failure.js';

/** Serves the calls on a port with an engine of its own, until the port closes. */
export async function serveEngine({ paths, folder }: EngineSource, port: MessagePort): Promise<void> {
  const blob = await fileBlob(...paths);
  const engine: Engine = createEngine({ transcode: transcodeToFile(folder) });
  const post = (message: FromEngineThread): void => port.postMessage(message);
  let takeAnswer: (answer: CallAnswer<CallName>) => void = () => undefined;

  const run = async (name: CallName, params: SourcedParams<CallName>): Promise<void> => {
    const whole = (name === 'table-open' ? { ...params, blob } : params) as CallParams<CallName>;
    try {
      const result = await engine.call<CallName>(name, whole, {
        onEvent: (event) => post({ type: 'event', event }),
        onAsk: (question) =>
          new Promise((resolve) => {
            takeAnswer = resolve;
            post({ type: 'ask', question });
          }),
      });
      post({ type: 'result', result });
    } catch (error) {
      post({ type: 'failed', failure: failureOf(error) });
    }
  };

  await new Promise<void>((resolve) => {
    port.on('message', (message: ToEngineThread) => {
      if (message.type === 'call') void run(message.name, message.params);
      else if (message.type === 'answer') takeAnswer(message.answer);
      else resolve();
    });
    port.once('close', resolve);
  });
  port.close();
}
