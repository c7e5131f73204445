/** A plot of lines as SVG, legible on light and dark pages: it brings its own background for both. */
export interface Plot {
  readonly title: string;
  readonly x: Axis;
  readonly y: Axis;
  /** The first line is drawn thickest. */
  readonly lines: readonly Line[];
}

export interface Axis {
  readonly label: string;
  readonly scale: 'linear' | 'log';
  readonly format: (value: number) => string;
}

export interface Line {
  readonly name: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

const [WIDTH, HEIGHT] = [840, 400];
const AREA = { left: 78, right: 590, top: 52, bottom: 344 };
/** Contrast of at least 3 to both backgrounds. */
const COLORS = ['#d1573a', '#3b82c4', '#2f9766', '#8f6fd1', '#b07d0a', '#c2528b', '#7a7f87'];
const DASHES = ['', '8 4', '2 4', '10 3 2 3', '5 5', '1 3', '12 5'];
const LOOKS = `
    text { fill: #30343a; font: 13px system-ui, sans-serif; }
    .title { font-size: 15px; font-weight: 600; }
    .paper { fill: #ffffff; }
    .grid { stroke: #dcdfe3; }
    @media (prefers-color-scheme: dark) {
      text { fill: #d6dae0; }
      .paper { fill: #14171c; }
      .grid { stroke: #343a43; }
    }
  `;

export function plotSvg({ title, x, y, lines }: Plot): string {
  const toX = scaleOf(x, valuesOf(lines, 0), [AREA.left, AREA.right]);
  const toY = scaleOf(y, valuesOf(lines, 1), [AREA.bottom, AREA.top]);
  const parts = [
    `<rect class="paper" width="${WIDTH}" height="${HEIGHT}" rx="8" />`,
    `<text class="title" x="20" y="28">${escaped(title)}</text>`,
    ...toX.ticks.map((tick) => {
      const at = toX.place(tick);
      const label = textAt(at, AREA.bottom + 20, { text: x.format(tick), anchor: 'middle' });
      return `${gridLine([at, AREA.top], [at, AREA.bottom])}${label}`;
    }),
    ...toY.ticks.map((tick) => {
      const at = toY.place(tick);
      const label = textAt(AREA.left - 8, at + 4, { text: y.format(tick), anchor: 'end' });
      return `${gridLine([AREA.left, at], [AREA.right, at])}${label}`;
    }),
    textAt((AREA.left + AREA.right) / 2, HEIGHT - 14, { text: x.label, anchor: 'middle' }),
    textAt(AREA.left - 8, AREA.top - 10, { text: y.label, anchor: 'start' }),
    ...lines.map(({ points }, index) => drawnLine(points, { index, toX, toY })),
    ...legend(lines),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img">`,
    `  <title>${escaped(title)}</title>`,
    `  <style>${LOOKS}</style>`,
    ...parts.map((part) => `  ${part}`),
    '</svg>\n',
  ].join('\n');
}

interface Scale {
  readonly ticks: readonly number[];
  place(value: number): number;
}

/** From the values to a range of pixels that begins and ends with a tick. */
function scaleOf({ scale }: Axis, values: readonly number[], [from, to]: readonly [number, number]): Scale {
  const ticks = scale === 'log' ? powersOfTen(values) : roundSteps(values);
  const along = (value: number): number => (scale === 'log' ? Math.log10(value) : value);
  const [low, high] = [along(ticks[0] ?? 0), along(ticks.at(-1) ?? 1)];
  return { ticks, place: (value) => round(from + ((along(value) - low) / (high - low)) * (to - from)) };
}

function powersOfTen(values: readonly number[]): readonly number[] {
  const low = Math.floor(Math.log10(Math.min(...values)));
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(...values))));
  return Array.from({ length: high - low + 1 }, (_, index) => 10 ** (low + index));
}

/** Some five steps of 1, 2 or 5 times a power of ten, from 0. */
function roundSteps(values: readonly number[]): readonly number[] {
  const high = Math.max(...values) || 1;
  const power = 10 ** Math.floor(Math.log10(high / 5));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => high / size <= 6) ?? power * 10;
  return Array.from({ length: Math.ceil(high / step) + 1 }, (_, index) => index * step);
}

interface Drawing {
  readonly index: number;
  readonly toX: Scale;
  readonly toY: Scale;
}

function drawnLine(points: Line['points'], { index, toX, toY }: Drawing): string {
  const places = points.map(([x, y]) => [toX.place(x), toY.place(y)] as const);
  const path = places.map((place) => place.join(' ')).join(' L ');
  // Many points are a curve, on which dots would only hide it.
  const dots = places.length > 20 ? [] : places.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3.5" />`);
  const color = COLORS[index % COLORS.length];
  return `<g fill="${color}"><path d="M ${path}" fill="none" ${strokeOf(index)} />${dots.join('')}</g>`;
}

/** From top to bottom as the lines end; a single line needs none. */
function legend(lines: readonly Line[]): readonly string[] {
  if (lines.length < 2) return [];
  const end = ({ points }: Line): number => points.at(-1)?.[1] ?? 0;
  const ordered = lines.map((line, index) => ({ line, index })).sort((one, other) => end(other.line) - end(one.line));
  return ordered.map(({ line: { name }, index }, place) => {
    const [x, y] = [AREA.right + 22, AREA.top + 14 + place * 24];
    return `<path d="M ${x} ${y} h 30" ${strokeOf(index)} />${textAt(x + 38, y + 4, { text: name, anchor: 'start' })}`;
  });
}

function strokeOf(index: number): string {
  const dashes = DASHES[index % DASHES.length];
  return `stroke="${COLORS[index % COLORS.length]}" stroke-width="${index === 0 ? 3.5 : 2}"${dashes === '' ? '' : ` stroke-dasharray="${dashes}"`}`;
}

interface Label {
  readonly text: string;
  readonly anchor: 'start' | 'middle' | 'end';
}

function textAt(x: number, y: number, { text, anchor }: Label): string {
  return `<text x="${x}" y="${y}" text-anchor="${anchor}">${escaped(text)}</text>`;
}

function gridLine([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number]): string {
  return `<line class="grid" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" />`;
}

function valuesOf(lines: readonly Line[], member: 0 | 1): readonly number[] {
  return lines.flatMap(({ points }) => points.map((point) => point[member]));
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
