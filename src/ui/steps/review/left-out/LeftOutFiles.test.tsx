// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { importerWords } from '../../../../headless/index.js';
import { createTranslator } from '../../../../i18n/index.js';
import { english } from '../../../../i18n/english.js';
import { NO_PROGRESS } from '../../../../engine/index.js';
import type { ScreenProps } from '../../screen.js';
import { LeftOutDownload } from './LeftOutFiles.js';

afterEach(cleanup);

it.each([
  [1_048_575, ['Excel', 'CSV']],
  [1_048_576, ['CSV']],
])('offers %i rows in files that have room for them', (invalid, names) => {
  const progress = { ...NO_PROGRESS, left: { all: invalid, valid: 0, invalid } };
  const words = importerWords(createTranslator({ english }), { isReady: true });
  render(<LeftOutDownload {...({ state: { progress, source: null }, words } as unknown as ScreenProps)} />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(names);
});
