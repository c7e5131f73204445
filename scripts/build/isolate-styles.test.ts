import { expect, test } from 'vitest';
import { isolate, isolatedStyles } from './isolate-styles.js';

test.each([
  [
    'elements without a class of the host win over it',
    '.importcsv .rg-menu li{a:b}',
    '.importcsv:not(#_) .rg-menu li{a:b}',
  ],
  [
    'variables have no specificity',
    ":where(.importcsv[data-theme='dark']){--a:b}",
    ":where(.importcsv[data-theme='dark']){--a:b}",
  ],
  [
    'an element with a host class loses to classes and wins over element names',
    '.importcsv .rg-field{a:b}',
    '.importcsv:not(#_) .rg-field:where(:not(.rg-host)){a:b}' +
      '@media all{:where(.importcsv .rg-field.rg-host):not(_ _ _ _ _ _ _ _ _ _){a:b}}',
  ],
  [
    'states and pseudo-elements keep their position',
    '.importcsv .rg-field:hover::placeholder{a:b}',
    '.importcsv:not(#_) .rg-field:hover:where(:not(.rg-host))::placeholder{a:b}' +
      '@media all{:where(.importcsv .rg-field:hover.rg-host):not(_ _ _ _ _ _ _ _ _ _ _ _ _ _)::placeholder{a:b}}',
  ],
  [
    'conditions are kept',
    '@media print{.importcsv .rg-menu,.importcsv.rg-dialog{a:b}}',
    '@media print{.importcsv:not(#_) .rg-menu,.importcsv:not(#_).rg-dialog:where(:not(.rg-host)){a:b}}' +
      '@media all{@media print{:where(.importcsv.rg-dialog.rg-host):not(_ _ _ _ _ _ _ _ _ _){a:b}}}',
  ],
  ['frames of an animation are not rules', '@keyframes rg-a{to{a:b}}', '@keyframes rg-a{to{a:b}}'],
])('%s', (_name, css, expected) => {
  expect(isolate(css)).toBe(expected);
});

test('a selector without classes can match any place', () => {
  expect(isolate('.importcsv :where(p,ul){a:b}')).toContain(':where(.importcsv :where(p,ul).rg-host)');
  expect(isolate('.importcsv .rg-x textarea{a:b}')).toContain('.importcsv .rg-x textarea.rg-host)');
  expect(isolate('.importcsv .rg-x b{a:b}')).not.toContain('rg-host');
});

test('rules that lose to the host keep their order', () => {
  const weight = (css: string): number => isolate(css).match(/_ /g)?.length ?? 0;
  const plain = weight('.importcsv .rg-button{a:b}');
  const state = weight(".importcsv .rg-button[data-kind='primary']:hover:not(:disabled,[aria-disabled='true']){a:b}");
  const hidden = weight('.importcsv :where(.rg-x .rg-y button){a:b}');
  expect(hidden).toBeLessThan(plain);
  expect(plain).toBeLessThan(state);
});

test('minified pseudo-elements keep their place', async () => {
  const css = await isolatedStyles('.importcsv .rg-field::before { color: red }');
  expect(css).toContain('.rg-field:where(:not(.rg-host)):before{');
  expect(css).toMatch(/:not\((?:_ ?)+\):before\{/);
});

test('no size depends on the root element of the host', async () => {
  expect(await isolatedStyles('.importcsv .rg-x { margin: 0.5rem -1.25rem; width: calc(100% - 2rem) }')).toBe(
    '.importcsv:not(#_) .rg-x{margin:8px -20px;width:calc(100% - 32px)}',
  );
});
