/** How a cell looks. */
export interface CellStyle {
  /** Number format; `@` is text. Default: General. */
  readonly format?: string;
  readonly tone?: 'header' | 'error' | 'reason' | 'soft';
  /** Keeps a text from becoming a formula when someone edits the cell. */
  readonly isQuoted?: boolean;
}

const FONTS = [
  '<font><sz val="11"/><name val="Calibri"/></font>',
  '<font><b/><sz val="11"/><name val="Calibri"/></font>',
  '<font><sz val="11"/><color rgb="FFB42318"/><name val="Calibri"/></font>',
  '<font><sz val="11"/><color rgb="FF667085"/><name val="Calibri"/></font>',
];
const FILLS = [
  '<fill><patternFill patternType="none"/></fill>',
  '<fill><patternFill patternType="gray125"/></fill>',
  fill('FFF2F4F7'),
  fill('FFFEE4E2'),
];
const TONES = {
  header: { font: 1, fill: 2 },
  error: { font: 0, fill: 3 },
  reason: { font: 2, fill: 0 },
  soft: { font: 3, fill: 0 },
} satisfies Record<NonNullable<CellStyle['tone']>, { font: number; fill: number }>;

const TEXT_FORMAT = 49;
const FIRST_OWN_FORMAT = 164;

/** The styles of a workbook; each is numbered when it is first used. */
export class CellStyles {
  readonly #formats: string[] = [];
  readonly #numbers = new Map<string, number>();
  /** By object: millions of cells share a few styles. */
  readonly #known = new WeakMap<CellStyle, number>();
  readonly #entries: string[] = [entry({ format: 0, font: 0, fill: 0 })];

  numberOf(style: CellStyle): number {
    const number = this.#known.get(style) ?? this.#find(style);
    this.#known.set(style, number);
    return number;
  }

  #find({ format = '', tone, isQuoted = false }: CellStyle): number {
    const key = `${format}|${tone ?? ''}|${isQuoted}`;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const look = tone === undefined ? { font: 0, fill: 0 } : TONES[tone];
    this.#entries.push(entry({ format: this.#formatNumber(format), ...look, isQuoted }));
    this.#numbers.set(key, this.#entries.length - 1);
    return this.#entries.length - 1;
  }

  /** The content of `styles.xml`, without its declaration. */
  xml(): string {
    const formats = this.#formats.map(
      (code, at) => `<numFmt numFmtId="${FIRST_OWN_FORMAT + at}" formatCode="${code}"/>`,
    );
    return [
      '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
      formats.length > 0 ? list('numFmts', formats) : '',
      list('fonts', FONTS),
      list('fills', FILLS),
      list('borders', ['<border><left/><right/><top/><bottom/><diagonal/></border>']),
      list('cellStyleXfs', ['<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>']),
      list('cellXfs', this.#entries),
      list('cellStyles', ['<cellStyle name="Normal" xfId="0" builtinId="0"/>']),
      '</styleSheet>',
    ].join('');
  }

  #formatNumber(format: string): number {
    if (format === '') return 0;
    if (format === '@') return TEXT_FORMAT;
    const at = this.#formats.indexOf(format);
    return FIRST_OWN_FORMAT + (at < 0 ? this.#formats.push(format) - 1 : at);
  }
}

function entry(look: { format: number; font: number; fill: number; isQuoted?: boolean }): string {
  const quoted = look.isQuoted ? ' quotePrefix="1"' : '';
  return (
    `<xf numFmtId="${look.format}" fontId="${look.font}" fillId="${look.fill}" borderId="0" xfId="0"` +
    ` applyNumberFormat="1" applyFont="1" applyFill="1"${quoted}/>`
  );
}

function fill(color: string): string {
  return `<fill><patternFill patternType="solid"><fgColor rgb="${color}"/><bgColor indexed="64"/></patternFill></fill>`;
}

function list(name: string, items: readonly string[]): string {
  return `<${name} count="${items.length}">${items.join('')}</${name}>`;
}
