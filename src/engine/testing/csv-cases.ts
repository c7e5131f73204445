import type { Dialect } from '../source/layout/layout.js';

export interface CsvCase {
  readonly name: string;
  readonly text: string;
  /** Differences from comma and double quote. */
  readonly dialect?: Partial<Dialect>;
  readonly rows: readonly (readonly string[])[];
}

/** How delimited text is read, for every place that reads it. */
export const csvCases: readonly CsvCase[] = [
  { name: 'nothing', text: '', rows: [] },
  { name: 'one cell', text: 'a', rows: [['a']] },
  { name: 'two rows', text: 'a,b\nc,d\n', rows: [['a', 'b'], ['c', 'd']] }, // prettier-ignore
  { name: 'no newline at the end', text: 'a,b\nc,d', rows: [['a', 'b'], ['c', 'd']] }, // prettier-ignore
  { name: 'CRLF', text: 'a,b\r\nc,d\r\n', rows: [['a', 'b'], ['c', 'd']] }, // prettier-ignore
  { name: 'CR alone', text: 'a,b\rc,d\r', rows: [['a', 'b'], ['c', 'd']] }, // prettier-ignore
  { name: 'mixed line ends', text: 'a\r\nb\nc\rd', rows: [['a'], ['b'], ['c'], ['d']] },
  { name: 'blank lines are rows without cells', text: 'a\n\n\nb', rows: [['a'], [], [], ['b']] },
  { name: 'empty cells', text: ',\n,,', rows: [['', ''], ['', '', '']] }, // prettier-ignore
  { name: 'ragged rows', text: 'a,b,c\nd\ne,f', rows: [['a', 'b', 'c'], ['d'], ['e', 'f']] },
  { name: 'quoted', text: '"a","b"\n', rows: [['a', 'b']] },
  { name: 'quoted delimiter and line break', text: '"a,b","c\nd"\r\ne', rows: [['a,b', 'c\nd'], ['e']] },
  { name: 'doubled quotes', text: '"a ""b"" c",""""', rows: [['a "b" c', '"']] },
  { name: 'empty quoted', text: '"",a\n""', rows: [['', 'a'], ['']] },
  { name: 'quote inside a cell is text', text: 'a"b,c""d\n5" disk', rows: [['a"b', 'c""d'], ['5" disk']] },
  { name: 'spaces after a closing quote', text: '"a" ,b', rows: [['a', 'b']] },
  { name: 'text after a closing quote is kept', text: '"a"b",c', rows: [['a"b', 'c']] },
  {
    name: 'a quoted word at the beginning of a cell is text, whatever follows in other rows',
    text: '1,"Best" lamp,5\n2,"The" one,6\n3,"",7\n4,Chair "Bob",8\n',
    rows: [
      ['1', '"Best" lamp', '5'],
      ['2', '"The" one', '6'],
      ['3', '', '7'],
      ['4', 'Chair "Bob"', '8'],
    ],
  },
  {
    name: 'quotes within a quoted cell of several lines are text',
    text: '1,"He said "hello" and\nleft",5\n2,x,6\n',
    rows: [
      ['1', 'He said "hello" and\nleft', '5'],
      ['2', 'x', '6'],
    ],
  },
  { name: 'unclosed quote is text', text: 'a,"b\nc,d\n', rows: [['a', '"b'], ['c', 'd']] }, // prettier-ignore
  {
    name: 'ids protected from being read as numbers',
    text: '="id",n\n="00123",1\n"=""00124""",2\n="",="x, y"\n',
    rows: [
      ['id', 'n'],
      ['00123', '1'],
      ['00124', '2'],
      ['', '="x', ' y"'],
    ],
  },
  {
    name: 'other formulas are text',
    text: '="a"&"b",=1\n"=""a""&""b""","=A1"\n=","=""",=""',
    rows: [
      ['="a"&"b"', '=1'],
      ['="a"&"b"', '=A1'],
      ['="', '="', ''],
    ],
  },
  { name: 'NUL is text', text: 'a\u0000b,c', rows: [['a\u0000b', 'c']] },
  {
    name: 'characters of several bytes',
    text: 'é,日本\n"\u{1F600}",ü',
    rows: [
      ['é', '日本'],
      ['\u{1F600}', 'ü'],
    ],
  },
  { name: 'semicolon', text: 'a;b,c\n1,5;2', dialect: { delimiter: ';' }, rows: [['a', 'b,c'], ['1,5', '2']] }, // prettier-ignore
  { name: 'tab', text: 'a\tb\n\tc', dialect: { delimiter: '\t' }, rows: [['a', 'b'], ['', 'c']] }, // prettier-ignore
  { name: 'delimiter of two characters', text: 'a||b||"c||d"\n1|2||3', dialect: { delimiter: '||' }, rows: [['a', 'b', 'c||d'], ['1|2', '3']] }, // prettier-ignore
  { name: 'spaces after a delimiter', text: 'a, b,   "c, d" \n1,2,\t "3"\n x, , ', dialect: { delimiter: ', ' }, rows: [['a', 'b', 'c, d'], ['1', '2', '\t "3"'], [' x', '', '']] }, // prettier-ignore
  { name: 'space', text: 'a b\n"c d" e', dialect: { delimiter: ' ' }, rows: [['a', 'b'], ['c d', 'e']] }, // prettier-ignore
  { name: 'single quotes', text: "'a,b','it''s'", dialect: { quote: "'", escape: "'" }, rows: [['a,b', "it's"]] },
  { name: 'no quotes at all', text: '"a,b"', dialect: { quote: '' }, rows: [['"a', 'b"']] },
  { name: 'backslash escapes', text: '"a\\"b","c\\\\"', dialect: { escape: '\\' }, rows: [['a"b', 'c\\']] },
];
