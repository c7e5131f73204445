import { z } from 'zod';

export const ownerSchema = z.object({ id: z.uuid(), name: z.string(), email: z.string() });
