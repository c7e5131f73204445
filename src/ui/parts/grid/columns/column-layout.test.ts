import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gridColumn } from '../grid-column.js';
import type { ReviewLayout } from '../../../../session/index.js';
import { arrange, hide, move, show } from './column-layout.js';

const PLAIN_LAYOUT: ReviewLayout = {
  order: [],
  hidden: [],
  frozen: null,
  widths: [],
  density: null,
  showsResults: false,
};
const IDS = ['a', 'b', 'c', 'd', 'e'];
const COLUMNS = IDS.map((id, cell) => gridColumn({ id, label: id }, cell));
const shown = (layout: ReviewLayout): string =>
  arrange(COLUMNS, layout)
    .shown.map(({ id }) => id)
    .join('');

describe('the layout of columns', () => {
  it('hides and shows', () => {
    const layout = hide(hide(PLAIN_LAYOUT, 'b'), 'd');
    expect(shown(layout)).toBe('ace');
    expect(arrange(COLUMNS, layout).hidden.map(({ id }) => id)).toEqual(['b', 'd']);
    expect(shown(show(layout, 'd'))).toBe('acde');
    expect(shown(show(layout))).toBe('abcde');
  });

  it('moves past hidden columns, and not past the ends', () => {
    const layout = hide(PLAIN_LAYOUT, 'b');
    expect(shown(move(COLUMNS, layout, { ids: ['a'], before: 2 }))).toBe('cade');
    expect(shown(show(move(COLUMNS, layout, { ids: ['c'], before: 0 })))).toBe('cabde');
    expect(shown(move(COLUMNS, layout, { ids: ['a'], before: 4 }))).toBe('cdea');
  });

  it('moves several columns together, in their order', () => {
    expect(shown(move(COLUMNS, PLAIN_LAYOUT, { ids: ['d', 'b'], before: 0 }))).toBe('bdace');
    expect(shown(move(COLUMNS, PLAIN_LAYOUT, { ids: ['a', 'b'], before: 4 }))).toBe('cdabe');
    expect(shown(move(COLUMNS, PLAIN_LAYOUT, { ids: ['b', 'c'], before: 2 }))).toBe('abcde');
  });

  it.each([
    { ids: ['d'], before: 0, columns: 'dabce', frozen: 3 },
    { ids: ['d'], before: 2, columns: 'abdce', frozen: 2 },
    { ids: ['b'], before: 5, columns: 'acdeb', frozen: 1 },
    { ids: ['a'], before: 2, columns: 'bacde', frozen: 2 },
    { ids: ['a', 'b'], before: 5, columns: 'cdeab', frozen: 0 },
    { ids: ['e'], before: 3, columns: 'abced', frozen: 2 },
  ])('with two frozen columns, $columns has $frozen', ({ ids, before, columns, frozen }) => {
    const layout = move(COLUMNS, { ...PLAIN_LAYOUT, frozen: 'b' }, { ids, before });
    expect(shown(layout)).toBe(columns);
    expect(arrange(COLUMNS, layout).frozen).toBe(frozen);
  });

  it('freezes the shown columns up to one, also while that one is hidden', () => {
    const frozen = { ...PLAIN_LAYOUT, frozen: 'c' };
    expect(arrange(COLUMNS, frozen).frozen).toBe(3);
    expect(arrange(COLUMNS, hide(frozen, 'a')).frozen).toBe(2);
    expect(arrange(COLUMNS, hide(frozen, 'c')).frozen).toBe(2);
    expect(arrange(COLUMNS, { ...frozen, frozen: 'gone' }).frozen).toBe(0);
  });

  it('keeps every column once, with its place in the cells of a row', () => {
    const id = fc.constantFrom(...IDS);
    const step = fc.oneof(
      fc.record({ ids: fc.uniqueArray(id, { minLength: 1 }), before: fc.nat({ max: IDS.length }) }),
      fc.record({ id, hides: fc.boolean() }),
    );
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let layout = PLAIN_LAYOUT;
        for (const given of steps) {
          if ('ids' in given) layout = move(COLUMNS, layout, given);
          else layout = given.hides ? hide(layout, given.id) : show(layout, given.id);
        }
        const found = arrange(COLUMNS, layout);
        const all = [...found.shown, ...found.hidden];
        expect(all.toSorted((left, right) => left.cell - right.cell)).toEqual(COLUMNS);
      }),
    );
  });
});
