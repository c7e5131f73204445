import { describe, expect, it } from 'vitest';
import type { Column } from '../column.js';
import { createCandidatePairs } from './candidate-pairs.js';
import type { CandidatePairs } from './candidate-pairs.js';
import { readLexicon } from './lexicon.js';
import { readName } from './names/name-reading.js';

interface Source {
  readonly name: string;
  readonly samples: readonly string[];
}

function pairsOf(columns: readonly Partial<Column>[], sources: readonly Source[]): CandidatePairs {
  const lexicon = readLexicon({ lists: [[]], related: '' });
  const all = columns.map((column, at): Column => ({ id: `c${at}`, label: `C${at}`, ...column }));
  return createCandidatePairs(all, {
    targetNames: all.map(({ label }, target) => ({
      target,
      isAlias: false,
      reading: readName(label, lexicon, { related: false }),
    })),
    names: sources.map(({ name }) => readName(name, lexicon, { related: false })),
    sources,
  });
}
const rightsOf = (pairs: CandidatePairs, left: number): readonly number[] => pairs.of(left).map(([right]) => right);

describe('the pairs worth comparing', () => {
  it('share words, or have values that fit', () => {
    const pairs = pairsOf(
      [{ label: 'Zorb' }, { label: 'Plix', type: 'email' }, { label: 'Quux', type: 'number' }, { label: 'Zorb plix' }],
      [
        { name: 'zorb', samples: ['x'] },
        { name: 'other', samples: [' ada@example.org ', '', 'bo@example.org'] },
        { name: 'other', samples: ['1', '2'] },
        { name: 'plix', samples: ['ada@example.org', 'none', 'never'] },
      ],
    );
    expect([0, 1, 2, 3].map((left) => rightsOf(pairs, left))).toEqual([[0, 3], [1], [], [1, 3]]);
    expect(pairs.of(1)[0]![1]).toEqual([]);
    expect(pairs.of(0)[0]![1]).toHaveLength(1);
    expect(pairs.values(1)).toEqual(['ada@example.org', 'bo@example.org']);
    expect(pairs.evidence(1, 1)).toEqual({ fit: 1, significant: true });
    expect(pairs.evidence(1, 2)).toEqual({ fit: 0, significant: false });
    expect(pairs.evidence(3, 1).fit).toBeCloseTo(1 / 3);
    expect(pairs.evidence(0, 0)).toEqual({ fit: null, significant: false });
  });

  it('need most values to fit', () => {
    const pairs = pairsOf(
      [{ type: 'email' }],
      [
        { name: 'x', samples: ['a@b.org', 'c@d.org', 'e@f.org', 'x', 'y'] },
        { name: 'x', samples: ['a@b.org', 'c@d.org', 'e@f.org', 'x', 'y', 'z'] },
      ],
    );
    expect([rightsOf(pairs, 0), rightsOf(pairs, 1)]).toEqual([[0], []]);
  });

  it('have the options of a column as values', () => {
    const pairs = pairsOf(
      [
        { type: 'select', options: ['Red', 'Green'] },
        { type: 'select', options: ['Red', 'Blue'] },
        { type: 'select', options: ['Red', 'Green'] },
      ],
      [
        { name: 'x', samples: ['red', 'GREEN'] },
        { name: 'x', samples: ['blue', 'blue'] },
        { name: 'x', samples: ['black', 'white'] },
      ],
    );
    expect([0, 1, 2].map((left) => rightsOf(pairs, left))).toEqual([[0, 2], [1], []]);
  });

  it('by values are limited, and others for each source', () => {
    const columns = Array.from({ length: 200 }, (): Partial<Column> => ({ type: 'email' }));
    const sources = Array.from({ length: 500 }, () => ({ name: 'x', samples: ['a@b.org'] }));
    const pairs = pairsOf(columns, sources);
    const found = [0, 1, 2].map((left) => rightsOf(pairs, left));
    expect(found[0]).toHaveLength(100);
    expect(new Set(found.flat()).size).toBe(102);
  });
});
