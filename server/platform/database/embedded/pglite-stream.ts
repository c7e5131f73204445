import { Duplex } from 'node:stream';

export interface PgliteStreamOptions {
  /** Takes complete messages of PostgreSQL's protocol, up to one that expects a reply. */
  readonly send: (bytes: Uint8Array) => void;
}

const SYNC = 'S'.charCodeAt(0);
const QUERY = 'Q'.charCodeAt(0);
const TERMINATE = 'X'.charCodeAt(0);
const LETTER = 1;
const LENGTH = 4;

/** Replaces the socket of `pg`: data written to it goes to the thread in pieces that each get a reply. */
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
    // Replies are pushed as they arrive.
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

  /** The end of the message starting at `start`, once all of it has arrived. */
  #messageEnd(start: number): number | undefined {
    const head = this.#hasStarted ? LETTER : 0;
    if (this.#waiting.length < start + head + LENGTH) return undefined;
    const end = start + head + this.#waiting.readUInt32BE(start + head);
    return end <= this.#waiting.length ? end : undefined;
  }
}
