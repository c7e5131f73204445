import { expect, test } from 'vitest';
import { publicUrlOf } from './addresses.js';
import { readVariables } from './read-variables.js';

test.each([
  [{}, 'http://localhost:3000'],
  [{ PORT: '80', HOST: '0.0.0.0' }, 'http://localhost:80'],
  [{ HOST: '::' }, 'http://localhost:3000'],
  [{ HOST: '::1' }, 'http://[::1]:3000'],
  [{ HOST: 'importer.local' }, 'http://importer.local:3000'],
  [{ HOST: '0.0.0.0', PUBLIC_URL: 'https://example.com/importer//' }, 'https://example.com/importer'],
])('the public address of %o is reachable', (variables, expected) => {
  const address = publicUrlOf(readVariables(variables));
  expect(address).toBe(expected);
  expect(URL.canParse(address)).toBe(true);
});
