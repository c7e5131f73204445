import * as sizes from '../../scripts/eager-size.js';
import { resultOf } from '../result.js';
import type { Measure } from './measure.js';

/** The size of what an application loads before the importer is opened, and of the script-tag file. */
export const eagerSize: Measure = {
  ids: ['eager-size', 'script-tag-size'],
  async run(_context, wanted) {
    const measured = [
      { id: 'eager-size', unit: 'bytes', samples: [await sizes.eagerSize()] },
      { id: 'script-tag-size', unit: 'bytes', samples: [await sizes.scriptTagSize()] },
    ];
    return measured.filter(({ id }) => wanted.has(id)).map(resultOf);
  },
};
