import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'scripts/**/*.test.ts'],
    testTimeout: 30_000,
    // Both must get the same `graphql`; left to Node, one would have its CommonJS build and the other the module.
    server: { deps: { inline: ['graphql', 'graphql-http'] } },
  },
});
