import { z } from 'zod';

export const deliveryStatus = z.enum(['pending', 'delivered', 'failed', 'stopped']);

export const deliveryTry = z.object({
  at: z.iso.datetime(),
  duration: z.int(),
  status: z.int().nullable(),
  error: z.string().nullable(),
  answer: z.string().nullable(),
});
