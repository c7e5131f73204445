import { describe, expect, it } from 'vitest';
import { candidateDelimiters, isInDoubt, prior } from './delimiters.js';
import type { LayoutFit } from './dialect-score.js';

describe('what may be the delimiter', () => {
  it.each<[text: string, marks: readonly string[]]>([
    ['a,b\n1,2', [',']],
    ['a;b|c\td\n', [';', '\t', '|']],
    ['a, b\nc, d', [',', ', ', ' ']],
    ['a, b\nc,d', [',', ' ']],
    ['"a, b","c, d"\n', [',', ' ']],
    ['a||b\nc||d', ['|', '||']],
    ['a||b\nc|d', ['|']],
    ['a~b', ['~']],
    ['a<>b\nc<>d', ['<>']],
    // Most lines must have it.
    ['a<>b\nc<>d\ne', []],
    ['a<>b\nc<>d\ne<>f\ng<>h\ni', ['<>']],
    // Symbols that occur in each of several lines equally often.
    ['a@b@c\nd@e@f\ng@h@i', ['@']],
    ['a@b@c\nd@e@f', []],
    ['a@b\nd@e\ng@h', []],
    ['a@b@c\nd@e@f\ng@h', []],
    ['a::1:0\nb::2:30:1\nc::3', [':', '::']],
    ['a::1:0\nb::2:30:1', [':']],
    ['a, b,c\nd, e\nf, g', [',', ' ']],
    ['"a,b", c\n"d,e", f', [',', ', ', ' ']],
    ['"a" , "b"\n"c" , "d"', [',', ', ', ' ']],
    ['a,b\nc, "d"', [',', ', ', ' ']],
    ['a,b\nc, d', [',', ' ']],
    ['a,b\nc,"{""d"": 1, ""e"": 2}"', [',', ' ', ':']],
    ['a|b\nc | "d"', ['|', '| ', ' ']],
    ['"a  b","c"\n"d  e","f"', [',', ' ']],
    // Signs that values begin or end with.
    ['1,$2,$3\n4,$5,$6', [',']],
    ['1%,2%,3\n4%,5%,6', [',', '%']],
    ['a|~|b\nc|~|d', ['|', '|~|', '~']],
    ['name  n\nAnn   1\n', [' ', '  ', '   ']],
    ['name n\nAnn  1\nBob 2\nCid 3\n', [' ', '   ']],
    ['name  n\nAnn 1\n', [' ', '  ', '   ']],
    // Only the first lines count.
    ['a<>b\n'.repeat(20) + 'x\n'.repeat(30), ['<>']],
    ['a<>b\n'.repeat(10) + 'x\n'.repeat(10), []],
  ])('in %j is one of %j', (text, marks) => {
    expect(candidateDelimiters(text).sort()).toEqual([...marks].sort());
  });
});

describe('how likely a delimiter is', () => {
  const fit = (more: Partial<LayoutFit> = {}): LayoutFit => ({
    score: 1,
    alike: 1,
    typed: 1,
    width: 3,
    rows: 3,
    fromTop: true,
    ...more,
  });

  it.each<[delimiter: string, more: Partial<LayoutFit>, expected: number]>([
    [',', { alike: 0, typed: 0 }, 1],
    ['\t', {}, 1],
    ['||', {}, 1.1],
    ['||', { rows: 2 }, 0.9],
    [', ', {}, 1.02],
    [', ', { alike: 0.98 }, 0.9],
    ['   ', {}, 0.85],
    ['   ', { alike: 0.95 }, 0],
    ['   ', { rows: 2 }, 0],
    ['   ', { width: 2 }, 0],
    ['   ', { typed: 0.25 }, 0],
    ['  ', { width: 2, typed: 0 }, 0.9],
    ['  ', { alike: 0.95 }, 0],
    ['  ', { rows: 2 }, 0],
    ['<>', { rows: 2, width: 2 }, 1.1],
    ['<>', { rows: 1 }, 0],
    ['<>', { alike: 0.98 }, 0],
    [',~', { width: 3 }, 1.1],
    [',~', { width: 2 }, 0],
    ['~', { typed: 0, alike: 0.9 }, 0.75],
    ['~', { alike: 0.89 }, 0],
    [':', { alike: 0.9, typed: 0.3 }, 0.75],
    [':', { alike: 0.9, typed: 0.29 }, 0],
    [':', { typed: 0 }, 0.75],
    [':', { typed: 0, width: 2 }, 0],
    [':', { typed: 0, rows: 2 }, 0],
    ['@', {}, 0.6],
    ['@', { fromTop: false }, 0],
    ['@', { alike: 0.98 }, 0],
    ['@', { width: 2 }, 0],
    ['@', { rows: 2 }, 0],
  ])('%j with %j: %f', (delimiter, more, expected) => {
    expect(prior(delimiter, fit(more))).toBe(expected);
  });

  it.each<[delimiter: string, typed: number, expected: boolean]>([
    ['  ', 1, true],
    ['   ', 1, true],
    [':', 0.49, true],
    [':', 0.5, false],
    ['~', 0, false],
    [',', 0, false],
  ])('%j is in doubt with a share of %f of values: %j', (delimiter, typed, expected) => {
    expect(isInDoubt(delimiter, typed)).toBe(expected);
  });
});
