import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/**
 * The code that the command `rowgate` shares with the server. None of it needs a package that is not bundled with the
 * command.
 */
const MAY_IMPORT =
  /^(?:\.\/|\.\.\/src\/(?:engine\/full|protocol\/index)\.js$|\.\.\/server\/(?:main\/cli|platform\/source)\/|\.\.\/server\/features\/importers\/check-importer\.js$|node:)/;

test('the command imports only the engine, the protocol, and code shared with the server', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const imported = files.flatMap((name) =>
    [...readFileSync(join(import.meta.dirname, name), 'utf8').matchAll(/(?:from |import\()'([^'\n]+)'/g)].map(
      ([, specifier = '']) => specifier,
    ),
  );
  expect(imported.length).toBeGreaterThan(20);
  expect(imported.filter((specifier) => !MAY_IMPORT.test(specifier))).toEqual([]);
});
