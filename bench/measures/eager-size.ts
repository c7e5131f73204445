import * as sizes from '../../scripts/eager-size.js';
import { resultOf } from '../result.js';
import type { Measure } from './measure.js';

/** What an application loads before anybody opens the importer, and a page without a build step. */
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
