import { z } from 'zod';
import { readProgram } from '../engine/index.js';
import type { Program } from '../engine/index.js';

/** A transform program as it travels: the engine's own reader decides what is one. */
export const programSchema = z.custom<Program>().superRefine((value, context) => {
  const reading = readProgram(value);
  if ('problem' in reading) {
    const { path, code } = reading.problem;
    context.addIssue({ code: 'custom', message: `This is no program: ${code} at ${path}.`, path: [] });
  }
});
