// @vitest-environment jsdom
import type { i18n as I18n } from 'i18next';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { importerWords } from '../../headless/index.js';
import { english } from '../../i18n/english.js';
import { createTranslator } from '../../i18n/index.js';
import { Combobox } from './Combobox.js';

const options = [
  { value: null, label: 'Don’t import', isSpecial: true },
  { value: 'consent', label: 'Email consent' },
  { value: 'email', label: 'Email' },
  { value: 'work', label: 'Work email' },
  { value: 'city', label: 'City' },
  { value: 'import', label: 'Do import' },
];

function Choice(): ReactNode {
  const [value, setValue] = useState<string | null>('city');
  return (
    <>
      <Combobox label="Target" options={options} value={value} placeholder="Choose" onChange={setValue} />
      <button type="button">After</button>
      <output>{String(value)}</output>
    </>
  );
}

const words = importerWords(createTranslator({ english }), { isReady: true });
beforeEach(
  () =>
    void render(
      <I18nextProvider i18n={words.i18n as I18n}>
        <Choice />
      </I18nextProvider>,
    ),
);
afterEach(cleanup);

const searches = [
  ['the name in another case', 'email', 'email'],
  ['a prefix', 'wor', 'work'],
  ['a prefix of several options', 'em', 'consent'],
  ['a word inside', 'consent', 'consent'],
  ['surrounding spaces', ' City ', 'city'],
  ['the option without a column', "don't", 'null'],
  ['a column before the option without one', 'do', 'import'],
  ['text without a match', 'telephone', 'city'],
  ['nothing', '{Backspace}', 'city'],
] as const;

it.each(['Enter', 'Tab'].flatMap((key) => searches.map((search) => [key, ...search] as const)))(
  '%s takes what matches: %s',
  async (key, _what, typed, chosen) => {
    const user = userEvent.setup();
    await user.click(screen.getByRole('combobox'));
    await user.keyboard(`${typed}{${key}}`);
    expect(screen.getByRole('status').textContent).toBe(chosen);
  },
);

it('moves from the match with the arrows', async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('combobox'));
  await user.keyboard('email{ArrowDown}{Enter}');
  expect(screen.getByRole('status').textContent).toBe('work');
});

it('keeps the choice when something else is clicked while typing', async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('combobox'));
  await user.keyboard('email');
  await user.click(screen.getByText('After'));
  expect(screen.getByRole('status').textContent).toBe('city');
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'City');
});

it('leaves the choice unchanged on Tab if nothing was typed', async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('combobox'));
  await user.keyboard('{Tab}');
  expect(screen.getByRole('status').textContent).toBe('city');
});
