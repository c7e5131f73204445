import type { LaterSteps } from '../steps/later-steps.js';

/** None of these is needed before a file is chosen, so most of the importer loads while the first screen is shown. */
export async function loadLaterSteps(): Promise<LaterSteps> {
  return (await import('../steps/later-steps.js')).laterSteps;
}
