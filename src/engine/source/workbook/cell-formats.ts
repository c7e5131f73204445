import { numberStyles } from '../excel/excel-numbers.js';
import { createNumberText, isDateFormat } from '../excel/formatted-number.js';
import { tagsNamed } from './xml-tokens.js';

/** The number formats that every workbook has, by id. */
const BUILT_IN: ReadonlyMap<number, string> = new Map<number, string>([
  [1, '0'],
  [2, '0.00'],
  [3, '#,##0'],
  [4, '#,##0.00'],
  [9, '0%'],
  [10, '0.00%'],
  [11, '0.00E+00'],
  [12, '# ?/?'],
  [13, '# ??/??'],
  [14, 'm/d/yy'],
  [15, 'd-mmm-yy'],
  [16, 'd-mmm'],
  [17, 'mmm-yy'],
  [18, 'h:mm AM/PM'],
  [19, 'h:mm:ss AM/PM'],
  [20, 'h:mm'],
  [21, 'h:mm:ss'],
  [22, 'm/d/yy h:mm'],
  // What East Asian versions of Excel show there: dates in several notations, and times.
  ...[27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58].map((id) => [id, 'm/d/yy'] as const),
  ...[32, 33, 34, 35].map((id) => [id, 'h:mm:ss'] as const),
  [37, '#,##0 ;(#,##0)'],
  [38, '#,##0 ;[Red](#,##0)'],
  [39, '#,##0.00;(#,##0.00)'],
  [40, '#,##0.00;[Red](#,##0.00)'],
  [45, 'mm:ss'],
  [46, '[h]:mm:ss'],
  [47, 'mmss.0'],
  [48, '##0.0E+0'],
]);

/** What a cell format does with numbers. */
export interface CellFormat {
  readonly format: string;
  readonly isDate: boolean;
  /**
   * How many decimals the format pads plain numbers to: positive, negative and zero. -1 for numbers that need more than
   * that.
   */
  readonly decimals: readonly [positive: number, negative: number, zero: number];
}

export interface CellFormats {
  /** The formats of the workbook; cells refer to them by position. */
  readonly formats: readonly CellFormat[];
  readonly general: CellFormat;
  text(value: number, format: CellFormat): string;
}

/** The formats of a workbook's cells; `styles` is the XML of that part. */
export function readCellFormats(styles: string, date1904: boolean): CellFormats {
  const texts = new Map(BUILT_IN);
  for (const attributes of tagsNamed(styles, 'numFmt', 'numFmts')) {
    const id = Number.parseInt(attributes.get('numFmtId') ?? '', 10);
    if (id > 0) texts.set(id, attributes.get('formatCode') ?? '');
  }
  const known = new Map<string, CellFormat>();
  const formatOf = (text: string): CellFormat => {
    const format = known.get(text) ?? { format: text, isDate: isDateFormat(text), decimals: paddedDecimals(text) };
    known.set(text, format);
    return format;
  };
  const formats = [...tagsNamed(styles, 'xf', 'cellXfs')].map((attributes) =>
    formatOf(texts.get(Number.parseInt(attributes.get('numFmtId') ?? '', 10)) ?? 'General'),
  );
  const numberText = createNumberText({ date1904 });
  return { formats, general: formatOf('General'), text: (value, { format }) => numberText(value, format) };
}

const NONE = -1;

function paddedDecimals(format: string): CellFormat['decimals'] {
  // A condition applies to some numbers only.
  if (isDateFormat(format) || /\[[<>=]/.test(format)) return [NONE, NONE, NONE];
  const styles = numberStyles(format);
  const decimalsFor = (value: number): number => {
    const { kind, digits, decimals } = styles(value);
    // With three decimals, nothing is padded.
    return kind === 'plain' && digits === 0 && decimals !== 3 ? decimals : NONE;
  };
  return [decimalsFor(1), decimalsFor(-1), decimalsFor(0)];
}
