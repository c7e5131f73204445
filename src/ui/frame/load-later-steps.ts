import type { LaterSteps } from '../steps/later-steps.js';

/** Nobody needs these before there is a file: most of the importer is fetched while its first screen is looked at. */
export async function loadLaterSteps(): Promise<LaterSteps> {
  return (await import('../steps/later-steps.js')).laterSteps;
}
