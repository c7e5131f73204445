import { z } from 'zod';

/** An e-mail address as it is stored and compared: trimmed, lower case. Its form is what browsers' forms accept. */
export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .meta({ format: 'email' })
  .pipe(z.email({ pattern: z.regexes.html5Email, message: 'must be an e-mail address' }));
