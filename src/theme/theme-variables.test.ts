import { expect, test, vi } from 'vitest';
import { resolveTheme } from './theme-variables.js';

test('customStyles win over primaryColor, which wins over the theme', () => {
  const theme = { colors: { 'color-primary': 'red', 'color-text': 'black' } };
  expect(resolveTheme({ theme }).variables).toEqual({ '--color-primary': 'red', '--color-text': 'black' });
  expect(resolveTheme({ theme, primaryColor: '#00f' }).variables['--color-primary']).toBe('#00f');
  expect(
    resolveTheme({ theme, primaryColor: '#00f', customStyles: { 'color-primary': 'lime' } }).variables[
      '--color-primary'
    ],
  ).toBe('lime');
});

test('a primaryColor that CSS does not know leaves the colors of the theme', () => {
  const theme = { colors: { 'color-primary': 'red' } };
  vi.stubGlobal('CSS', { supports: (property: string, value: string) => property === 'color' && value === '#00f' });
  expect(resolveTheme({ theme, primaryColor: 'blu' }).variables).toEqual({ '--color-primary': 'red' });
  expect(resolveTheme({ theme, primaryColor: '#00f' }).variables['--color-primary']).toBe('#00f');
  // As some test environments have it.
  vi.stubGlobal('CSS', { escape: String });
  expect(resolveTheme({ theme, primaryColor: '#00f' }).variables['--color-primary']).toBe('#00f');
  vi.unstubAllGlobals();
});

test("a theme's derived colors are not used with another primary color", () => {
  const theme = { colors: { 'color-primary-hover': 'red', 'color-importer-link': 'red', 'color-progress-bar': 'red' } };
  const { variables } = resolveTheme({ theme, primaryColor: '#00f' });
  expect(Object.values(variables)).not.toContain('red');
});

test.each([
  ['declarations', '--border-radius: 4px; --font-size:13px;; nothing'],
  ['declarations without dashes', 'border-radius: 4px;\nfont-size: 13px'],
  ['JSON', '{"border-radius": "4px", "--font-size": "13px", "color-text": 7}'],
])('customStyles may be a text: %s', (_, customStyles) => {
  expect(resolveTheme({ customStyles }).variables).toEqual({ '--border-radius': '4px', '--font-size': '13px' });
});

test.each(['', 'red', '[]', 'null', '"red"', '{'])(
  'customStyles without variables change nothing: %j',
  (customStyles) => {
    expect(resolveTheme({ customStyles }).variables).toEqual({});
  },
);

test('every group of a theme sets its variables, with or without dashes', () => {
  const { variables } = resolveTheme({
    theme: {
      colors: { 'color-text': 'black' },
      typography: { 'font-size': '13px' },
      spacing: { 'base-spacing': '3px' },
      borders: { 'border-radius': '2px' },
      shadows: { 'shadow-modal': 'none' },
    },
    customStyles: { '--color-border': 'red' },
  });
  expect(variables).toEqual({
    '--color-text': 'black',
    '--font-size': '13px',
    '--base-spacing': '3px',
    '--border-radius': '2px',
    '--shadow-modal': 'none',
    '--color-border': 'red',
  });
});

test('the dark preset is always dark, every other one by darkMode', () => {
  expect(resolveTheme({ darkMode: true, theme: 'modern' })).toMatchObject({ mode: 'dark', preset: 'modern' });
  expect(resolveTheme({ theme: 'dark', darkMode: false })).toMatchObject({ mode: 'dark', preset: 'dark' });
  expect(resolveTheme({})).toEqual({ mode: 'light', preset: undefined, variables: {} });
});

test('invalid groups are ignored', () => {
  const theme = { colors: 'red', spacing: null, borders: { 'border-radius': 4 } } as never;
  expect(resolveTheme({ theme }).variables).toEqual({});
});
