import { readFileSync } from 'node:fs';

/**
 * What the tests wrote down, one line for each thing that happened.
 *
 * @param {string} log
 */
export function readResults(log) {
  const text = readFileSync(log, 'utf8');
  // The last line may still be being written.
  const lines = text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .filter(Boolean);
  const results = {
    /** @type {Set<string>} */ killed: new Set(),
    /** @type {Set<string>} */ covered: new Set(),
    /** @type {Set<string>} */ onlyAtLoad: new Set(),
    /** @type {Set<string>} */ done: new Set(),
    /** @type {Map<string, number>} With the limit that was too short for them. */ leftOut: new Map(),
    /** @type {{ id: string, worker: number, until: number } | undefined} */ trying: undefined,
    /** @type {string | undefined} The change after which a test failed without it too. */ doubted: undefined,
    doubts: 0,
  };
  for (const line of lines) {
    const event = JSON.parse(line);
    if (event.trying !== undefined) results.trying = { id: event.trying, worker: event.worker, until: event.until };
    else if (!event.static) results.trying = undefined;
    if (event.killed !== undefined) results.killed.add(event.killed);
    if (event.doubted !== undefined) {
      results.doubted = event.doubted;
      results.doubts += 1;
    }
    if (event.static) for (const id of event.static) results.onlyAtLoad.add(id);
    if (event.later !== undefined) results.leftOut.set(event.later, event.limit);
    if (event.done !== undefined) {
      results.done.add(event.done);
      results.leftOut.delete(event.done);
      for (const id of event.covers) results.covered.add(id);
    }
  }
  for (const id of results.covered) results.onlyAtLoad.delete(id);
  return results;
}
