import { existsSync, readdirSync } from 'node:fs';

const FOLDER = '../shared/corpora';

/** Prints which third-party files the tests of the project "corpora" have. */
export default function setup() {
  const found = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => !name.includes('.')) : [];
  process.stdout.write(
    found.length === 0
      ? `The folder ${FOLDER} is missing: its tests are skipped.\n`
      : `In ${FOLDER} there are ${found.join(', ')}.\n`,
  );
}
