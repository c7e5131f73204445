import { Duplex } from 'node:stream';

export interface PgliteStreamOptions {
  /** Takes whole messages of PostgreSQL's protocol, up to where an answer is due. */
  readonly send: (bytes: Uint8Array) => void;
}

const SYNC = 'S'.charCodeAt(0);
const QUERY = 'Q'.charCodeAt(0);
const TERMINATE = 'X'.charCodeAt(0);
const LETTER = 1;
const LENGTH = 4;

/** Stands in for the socket of `pg`: what it writes goes to the thread in pieces that can be answered. */
export class PgliteStream extends Duplex {
  #waiting: Buffer = Buffer.alloc(0);
  #hasStarted = false;
  readonly #send: (bytes: Uint8Array) => void;

  constructor({ send }: PgliteStreamOptions) {
    super();
    this.#send = send;
  }

  connect(): this {
    queueMicrotask(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {
    // Answers are pushed as they come.
  }

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    this.#waiting = this.#waiting.length === 0 ? chunk : Buffer.concat([this.#waiting, chunk]);
    this.#forward();
    done();
  }

  override _final(done: (error?: Error | null) => void): void {
    this.push(null);
    done();
  }

  #forward(): void {
    let end = 0;
    let sendable = 0;
    for (let next = this.#messageEnd(end); next !== undefined; next = this.#messageEnd(end)) {
      const letter = this.#hasStarted ? this.#waiting[end] : undefined;
      end = next;
      this.#hasStarted = true;
      if (letter === TERMINATE) {
        this.#waiting = Buffer.alloc(0);
        this.end();
        return;
      }
      if (letter === undefined || letter === SYNC || letter === QUERY) sendable = end;
    }
    if (sendable === 0) return;
    this.#send(Uint8Array.from(this.#waiting.subarray(0, sendable)));
    this.#waiting = this.#waiting.subarray(sendable);
  }

  /** Where the message that begins at `start` ends, once all of it is here. */
  #messageEnd(start: number): number | undefined {
    const head = this.#hasStarted ? LETTER : 0;
    if (this.#waiting.length < start + head + LENGTH) return undefined;
    const end = start + head + this.#waiting.readUInt32BE(start + head);
    return end <= this.#waiting.length ? end : undefined;
  }
}
