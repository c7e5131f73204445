import { describe, expect, it } from 'vitest';
import type { Column, MappingTier } from '../../../engine/index.js';
import type { SourceMatch } from '../../../session/index.js';
import { isSettled, matchGroups } from './match-groups.js';

type Made = MappingTier | 'question';

/** A column of the file for each tier; `question`: a sure date whose format is open. */
function matchesOf(tiers: readonly Made[]): readonly SourceMatch[] {
  return tiers.map((tier, index) => {
    const id = tier === 'none' ? null : `c${index}`;
    const isSure = tier === 'sure' || tier === 'question';
    return {
      source: { index, name: `C${index}`, samples: [], fillRate: 1 },
      column: isSure ? id : null,
      suggestion: {
        source: index,
        column: id,
        tier: isSure ? 'sure' : tier,
        confidence: 1,
        reason: 'same-name',
      },
      format: null,
      question:
        tier === 'question'
          ? { kind: 'date-order', column: `c${index}`, example: '', readings: [], answer: null }
          : null,
    };
  });
}

const sure = (count: number): readonly Made[] => Array.from({ length: count }, () => 'sure' as const);
const column = (index: number, isRequired: boolean): Column => ({
  id: `c${index}`,
  label: `C${index}`,
  ...(isRequired ? { validators: [{ type: 'required' }] } : {}),
});
const group = (
  tiers: readonly Made[],
  columns: readonly Column[] = [],
): { readonly first: readonly number[]; readonly isGrouped: boolean } => {
  const { first, isGrouped } = matchGroups({ matches: matchesOf(tiers), columns, dynamicColumns: [] });
  return { first: first.map(({ source }) => source.index), isGrouped };
};

describe('matches in groups', () => {
  it.each<{ readonly of: string; readonly tiers: readonly Made[]; readonly columns?: readonly Column[] }>([
    { of: 'only sure ones', tiers: sure(12) },
    { of: 'few sure ones', tiers: [...sure(7), 'check', 'none'] },
    {
      of: 'many sure ones, and columns that nothing asks for',
      tiers: [...sure(8), 'none'],
      columns: [column(20, false)],
    },
  ])('stay in the order of the file: $of', ({ tiers, columns }) => {
    expect(group(tiers, columns)).toEqual({ first: [], isGrouped: false });
  });

  it('put doubtful matches and open questions first, then columns without a match', () => {
    expect(group(['none', ...sure(4), 'check', ...sure(4), 'question'])).toEqual({
      first: [5, 10, 0],
      isGrouped: true,
    });
  });

  it('are made when a required column has no match', () => {
    expect(group([...sure(8), 'none'], [column(20, true)])).toEqual({ first: [8], isGrouped: true });
  });

  it('do not depend on what the user has chosen', () => {
    const matches = matchesOf(['check', ...sure(8)]);
    const chosen = matches.map((match, at) => (at === 0 ? { ...match, column: 'c0' } : { ...match, column: null }));
    const before = matchGroups({ matches, columns: [], dynamicColumns: [] });
    const after = matchGroups({ matches: chosen, columns: [], dynamicColumns: [] });
    const places = ({ first, others }: typeof before): unknown =>
      [first, others].map((list) => list.map((one) => one.source));
    expect(places(after)).toEqual(places(before));
    expect(after.others.filter(isSettled), 'what was unmapped is shown').toEqual([]);
  });
});
