import { readFileSync } from 'node:fs';

/* Loaded into a server before its own code: the wall clock is ahead by the milliseconds in a file, which may change at
   any time. Timers keep their pace, as when the clock of a machine is set. */

const file = process.env.CLOCK_SHIFT ?? '';
const Real = Date;
let shift = 0;
const read = () => {
  shift = Number(readFileSync(file, 'utf8')) || 0;
};

if (file !== '') {
  read();
  setInterval(read, 20).unref();
  globalThis.Date = class extends Real {
    constructor(...parameters) {
      super(...(parameters.length === 0 ? [Real.now() + shift] : parameters));
    }
    static now() {
      return Real.now() + shift;
    }
  };
}
