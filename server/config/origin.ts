import { z } from 'zod';

/** An origin as browsers send it; a path, a slash at the end or a default port would never be equal to that. */
export const originSchema = z.string().refine(isOrigin, {
  message: 'must be an origin such as https://app.example, without a path or a slash at the end',
});

function isOrigin(value: string): boolean {
  if (value === '*') return true;
  if (!/^[a-z][a-z0-9+.-]*:\/\/[^/\s]+$/.test(value) || !URL.canParse(value)) return false;
  // Of schemes that are not the web's, URL gives no origin.
  const { origin } = new URL(value);
  return origin === value || origin === 'null';
}
