import { describe, expect, test } from 'vitest';
import { plotSvg } from './plot.js';
import type { Plot } from './plot.js';

const LINEAR = { label: '', scale: 'linear', format: String } as const;
const LOG = { label: '', scale: 'log', format: String } as const;

function plot(changes: Partial<Plot> = {}): Plot {
  const lines = [
    {
      name: 'ours',
      points: [
        [1000, 20],
        [100_000, 300],
      ],
    },
    {
      name: 'theirs',
      points: [
        [1000, 90],
        [100_000, 9000],
      ],
    },
  ] as const;
  return { title: 'Times', x: LOG, y: LOG, lines, ...changes };
}

function labels(svg: string): readonly string[] {
  return [...svg.matchAll(/<text [^>]*>([^<]*)</g)].map(([, text = '']) => text);
}

describe('a plot', () => {
  test('has a tick for each power of ten around its values', () => {
    expect(labels(plotSvg(plot()))).toEqual(
      expect.arrayContaining(['1000', '10000', '100000', '10', '100', '1000', '10000']),
    );
    expect(labels(plotSvg(plot()))).not.toContain('1000000');
  });

  test('has round steps from 0 on a linear axis', () => {
    const points = [
      [0, 0],
      [50, 137],
    ] as const;
    const found = labels(plotSvg(plot({ x: LINEAR, y: LINEAR, lines: [{ name: 'one', points }] })));
    expect(found).toEqual(expect.arrayContaining(['0', '10', '20', '50', '100', '150']));
  });

  test('puts the first and the last value of a full axis on its ends', () => {
    const svg = plotSvg(
      plot({
        lines: [
          {
            name: 'one',
            points: [
              [10, 1],
              [1000, 100],
            ],
          },
        ],
      }),
    );
    expect(svg).toContain('M 78 344 L 590 52');
  });

  test('draws a flat line, and one of zeros', () => {
    for (const value of [0, 5]) {
      const points = [
        [0, value],
        [60, value],
      ] as const;
      expect(plotSvg(plot({ x: LINEAR, y: LINEAR, lines: [{ name: 'flat', points }] }))).not.toContain('NaN');
    }
  });

  test('orders its legend as the lines end, and has none for a single line', () => {
    expect(labels(plotSvg(plot())).slice(-2)).toEqual(['theirs', 'ours']);
    expect(labels(plotSvg(plot({ lines: plot().lines.slice(0, 1) })))).not.toContain('ours');
  });

  test('escapes names, and has colors for light and dark pages', () => {
    const svg = plotSvg(plot({ title: 'a < b & c' }));
    expect(svg).toContain('a &lt; b &amp; c');
    expect(svg).toContain('prefers-color-scheme: dark');
  });
});
