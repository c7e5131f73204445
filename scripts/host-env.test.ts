import { build } from 'esbuild';
import { expect, test } from 'vitest';

/** The files an application gets that is built from the hook which warns, as the given kind of build. */
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

const holdsWarnings = (files: readonly string[]): boolean => files.some((text) => text.includes('is no preset'));

test('a build for production holds no warnings', async () => {
  expect(holdsWarnings(await filesOf('"production"'))).toBe(false);
});

test('a build for development loads them when they are needed', async () => {
  const files = await filesOf('"development"');
  expect(holdsWarnings(files)).toBe(true);
  const hook = files.filter((text) => text.includes('console.warn'));
  expect(holdsWarnings(hook)).toBe(false);
});

test('what is published leaves the choice to the bundler of the host', async () => {
  const files = await filesOf('process.env.NODE_ENV');
  expect(files.some((text) => text.includes('process.env.NODE_ENV!=="production"'))).toBe(true);
});
