import { z } from 'zod';

/** An e-mail address as it is stored and compared: trimmed, lower case. */
export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email({ message: 'must be an e-mail address' }));
