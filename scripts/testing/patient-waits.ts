import { beforeAll } from 'vitest';

/* A second, the default, is not enough for a busy machine. */

beforeAll(async () => {
  if (!('document' in globalThis)) return;
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 15_000 });
});
