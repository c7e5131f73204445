import { z } from 'zod';
import { wholeNumber } from '../../platform/http/whole-number.js';

/** Pages of the importer API. */
export const listQuery = z.object({
  skip: wholeNumber({ min: 0, max: 1_000_000_000 }).default(0),
  limit: wholeNumber({ min: 1, max: 1000 }).default(100),
});
