import { z } from 'zod';

/** Pages of the importer API. */
export const listQuery = z.object({
  skip: z.coerce.number().int().min(0).max(1_000_000_000).default(0),
  limit: z.coerce.number().int().min(1).max(1000).default(100),
});
