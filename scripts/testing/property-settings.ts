import { configureGlobal } from 'fast-check';
import { inject } from 'vitest';

/* On a busy machine, a property tries fewer cases instead of running into the time limit of its test. */

configureGlobal({ seed: inject('propertySeed'), interruptAfterTimeLimit: 20_000 });
