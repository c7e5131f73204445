import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { alignedManifests } from '../align-manifests.js';

test.each(alignedManifests())('$path has the version and the addresses that both packages share', async (aligned) => {
  expect(JSON.parse(await readFile(aligned.path, 'utf8'))).toEqual(aligned.manifest);
});

test('the component installs nothing, and the server leaves its versions to the lock file', async () => {
  const [rowgate, server] = alignedManifests().map(({ manifest }) => manifest);
  expect(rowgate?.dependencies).toBeUndefined();
  const ranges = Object.values(server?.dependencies ?? {});
  expect(ranges.length).toBeGreaterThan(20);
  expect(ranges.filter((range) => !range.startsWith('^'))).toEqual([]);
});
