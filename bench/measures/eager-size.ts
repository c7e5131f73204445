import * as sizes from '../../scripts/check/eager-size.js';
import { resultOf } from '../result.js';
import type { Measure } from './measure.js';

/** The size of what an application loads before the importer is opened, of the script-tag file, and of the engine's worker. */
export const eagerSize: Measure = {
  ids: ['eager-size', 'script-tag-size', 'worker-size'],
  async run(_context, wanted) {
    const files = (await sizes.engineFiles()).map(({ name, compressed }) => [name, compressed] as const);
    const { worker = NaN, ...pieces } = Object.fromEntries(files);
    const measured = [
      { id: 'eager-size', unit: 'bytes', samples: [await sizes.eagerSize()] },
      { id: 'script-tag-size', unit: 'bytes', samples: [await sizes.scriptTagSize()] },
      { id: 'worker-size', unit: 'bytes', samples: [worker], details: pieces },
    ];
    return measured.filter(({ id }) => wanted.has(id)).map(resultOf);
  },
};
