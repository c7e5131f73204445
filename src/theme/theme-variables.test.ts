import { expect, test } from 'vitest';
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

test('customStyles may be a list of declarations', () => {
  const { variables } = resolveTheme({ customStyles: '--border-radius: 4px; --font-size:13px; color: red' });
  expect(variables).toEqual({ '--border-radius': '4px', '--font-size': '13px' });
});

test('darkMode and the dark preset are the dark variables of the same theme', () => {
  expect(resolveTheme({ darkMode: true, theme: 'modern' })).toMatchObject({
    mode: 'dark',
    variables: { '--border-radius': '12px' },
  });
  expect(resolveTheme({ theme: 'dark' }).mode).toBe('dark');
  expect(resolveTheme({}).mode).toBe('light');
});

test('names that are no preset change nothing', () => {
  expect(resolveTheme({ theme: 'constructor' }).variables).toEqual({});
});
