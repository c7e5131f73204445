import { createEngine } from '../../engine/full.js';
import type { Engine } from '../../engine/full.js';
import type { ToEngine } from '../messages.js';
import { createPause } from '../pause.js';
import { serveEngine } from '../serve-engine.js';

export interface PortWorker {
  /** The page's side: messages are cloned on their way, as with any worker. */
  readonly worker: Worker;
  readonly isTerminated: () => boolean;
}

/** An engine at the other end of a real message channel. */
export function portWorker(engine: Engine = createEngine({ pause: createPause() })): PortWorker {
  const { port1, port2 } = new MessageChannel();
  let terminated = false;
  port2.onmessage = null;
  serveEngine(engine, {
    postMessage: (message) => port2.postMessage(message),
    onMessage: (listener) => port2.addEventListener('message', (event: MessageEvent<ToEngine>) => listener(event.data)),
  });
  port2.start();
  const events = new EventTarget();
  port1.onmessage = ({ data }: MessageEvent<unknown>) => events.dispatchEvent(new MessageEvent('message', { data }));
  const worker = {
    postMessage: (message: unknown) => port1.postMessage(message),
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
    terminate: () => {
      terminated = true;
      port1.close();
      port2.close();
    },
  };
  return { worker: worker as unknown as Worker, isTerminated: () => terminated };
}
