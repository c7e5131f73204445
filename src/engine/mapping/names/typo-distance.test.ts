import fc from 'fast-check';
import { expect, it } from 'vitest';
import { typoDistance } from './typo-distance.js';

it.each([
  ['', '', 0],
  ['word', 'word', 0],
  ['word', 'wrd', 1],
  ['wrd', 'word', 1],
  ['word', 'ward', 1],
  ['word', 'wrod', 1],
  ['ab', 'ba', 1],
  ['word', 'owrd', 1],
  ['word', 'odrw', 3],
  ['abcd', 'badc', 2],
  ['abc', 'cab', 2],
  ['', 'ab', 2],
  ['abc', '', 3],
])('%s becomes %s in %i steps', (left, right, steps) => {
  for (let limit = 0; limit <= 4; limit += 1) {
    expect(typoDistance(left, right, limit)).toBe(steps <= limit ? steps : Infinity);
    expect(typoDistance(right, left, limit)).toBe(steps <= limit ? steps : Infinity);
  }
});

it('takes no more steps than were taken, and as many in both directions', () => {
  const step = fc.tuple(fc.constantFrom('insert', 'delete', 'replace', 'swap'), fc.nat(9), fc.constantFrom('x', 'y'));
  fc.assert(
    fc.property(fc.stringMatching(/^[a-d]{3,9}$/), fc.array(step, { maxLength: 3 }), (word, steps) => {
      const letters = [...word];
      for (const [kind, at, letter] of steps) {
        const place = at % (letters.length + 1);
        if (kind === 'insert') letters.splice(place, 0, letter);
        else if (kind === 'delete') letters.splice(place, 1);
        else if (kind === 'replace') letters.splice(place, 1, letter);
        else letters.splice(place, 2, ...letters.slice(place, place + 2).toReversed());
      }
      const other = letters.join('');
      const distance = typoDistance(word, other, 9);
      expect(distance).toBe(typoDistance(other, word, 9));
      expect(distance === 0).toBe(word === other);
      // A letter may be changed after it was swapped: then fewer words lead from one to the other.
      if (steps.length <= 1) expect(distance).toBeLessThanOrEqual(steps.length);
      expect(typoDistance(word, other, distance)).toBe(distance);
      if (distance > 0) expect(typoDistance(word, other, distance - 1)).toBe(Infinity);
    }),
  );
});
