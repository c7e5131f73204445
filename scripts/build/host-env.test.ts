import { build } from 'esbuild';
import { expect, test } from 'vitest';

/** The files an application gets when it is built, as the given kind of build, from the hook that prints warnings. */
async function filesOf(environment: string): Promise<readonly string[]> {
  const { outputFiles } = await build({
    entryPoints: ['src/ui/hooks/use-prop-warnings.ts'],
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    outdir: 'none',
    write: false,
    external: ['react'],
    define: { HOST_ENV: environment },
  });
  return outputFiles.map(({ text }) => text);
}

const holdsWarnings = (files: readonly string[]): boolean => files.some((text) => text.includes('is not a preset'));

test('a production build contains no warnings', async () => {
  expect(holdsWarnings(await filesOf('"production"'))).toBe(false);
});

test('a development build loads them when needed', async () => {
  const files = await filesOf('"development"');
  expect(holdsWarnings(files)).toBe(true);
  const hook = files.filter((text) => text.includes('console.warn'));
  expect(holdsWarnings(hook)).toBe(false);
});

test('the published code leaves the choice to the bundler of the host', async () => {
  const files = await filesOf('process.env.NODE_ENV');
  expect(files.some((text) => text.includes('process.env.NODE_ENV!=="production"'))).toBe(true);
});
