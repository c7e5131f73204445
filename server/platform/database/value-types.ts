import pg from 'pg';

type Parse = (text: string) => unknown;

const { builtins } = pg.types;
const BIGINT_LIST = 1016;
const DATE_LIST = 1182;
const TEXT_LIST: number = 1009;

// The types of `pg` list only the element types.
const listType = TEXT_LIST as Parameters<typeof pg.types.getTypeParser>[0];
const parseTextList = pg.types.getTypeParser(listType, 'text') as (text: string) => (string | null)[];

/** Where our parsing of a column differs from the driver's: counts are numbers, and a calendar date has no time. */
const PARSERS: ReadonlyMap<number, Parse> = new Map<number, Parse>([
  [builtins.INT8, Number],
  [builtins.DATE, (text) => text],
  [BIGINT_LIST, (text) => parseTextList(text).map((item) => (item === null ? null : Number(item)))],
  [DATE_LIST, parseTextList],
]);

/** How values are read back, the same on every driver. */
export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser: ((type: number, format?: 'text' | 'binary') =>
    PARSERS.get(type) ?? pg.types.getTypeParser(type, format as 'text')) as typeof pg.types.getTypeParser,
};
