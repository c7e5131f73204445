import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** What the command `rowgate` shares with the server; none of it needs a package that the command does not have inside. */
const MAY_IMPORT =
  /^(?:\.\/|\.\.\/src\/(?:engine\/full|protocol\/index)\.js$|\.\.\/server\/(?:main\/cli|platform\/source)\/|\.\.\/server\/features\/importers\/check-importer\.js$|node:)/;

test('the command imports the engine, the protocol, and what it shares with the server', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const imported = files.flatMap((name) =>
    [...readFileSync(join(import.meta.dirname, name), 'utf8').matchAll(/(?:from |import\()'([^'\n]+)'/g)].map(
      ([, specifier = '']) => specifier,
    ),
  );
  expect(imported.length).toBeGreaterThan(20);
  expect(imported.filter((specifier) => !MAY_IMPORT.test(specifier))).toEqual([]);
});
