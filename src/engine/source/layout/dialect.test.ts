import { describe, expect, it } from 'vitest';
import { detectDialect } from './dialect.js';

const CASES: readonly (readonly [text: string, delimiter: string, quote: string])[] = [
  ['a;b\n1,5;2,3\n2,5;3,3\n', ';', '"'],
  ['name,tags\nBob,a;b;c\nAnn,d;e;f\n', ',', '"'],
  ['Report, 2024\n\na;b;c\nx;1,5;y\nz;2,5;w\n', ';', '"'],
  ['sep=;\na;b\n1;2\n', ';', '"'],
  ["id,name\n1,'Smith, J'\n2,'Doe, A'\n", ',', "'"],
  ["id,note\n1,it's\n2,'tis\n", ',', '"'],
  ['id, name, city\n1, Ann, Oslo\n2, Bob, Rome\n', ', ', '"'],
  ['a b c\n1 2 3\n4 5 6\n7 8 9\n', ' ', '"'],
  ['name\nAnn Lee\nBob Ray\nCid Fox\n', ',', '"'],
  ['a\tb\n"x, y"\tz, w\nq, r\ts, t\n', '\t', '"'],
  ['date|time|v\n2020-01-01|12:30|1,2\n2020-01-02|12:31|3,4\n', '|', '"'],
  ['a~b~c\n1~2~3\n4~5~6\n', '~', '"'],
  ['k:v:w\na:1:2\nb:3:4\n', ':', '"'],
  ['a,b\n1,"say \\"hi\\" you"\n2,"x"\n', ',', '"'],
  ['url\nhttp://a.b/c\nhttp://d.e/f\n', ',', '"'],
  ['"a","b"\n"1","x;y;z"\n"2","p;q;r"\n', ',', '"'],
  ['name;address\nAnn;"1 Main St, NY"\nBob;"2 Oak, LA"\n', ';', '"'],
  ['a||b||c\n1||2||3\n4||5||6\n', '||', '"'],
  ['"id"||"name"||"city"\n"1"||"Ann"||"Oslo"\n"2"||"Bob"||"Bonn|Süd"\n"3"||"Cid"||"Graz"\n', '||', '"'],
  ['"id"||"tags"\n"1"||"a|b"\n"2"||"c|d|e"\n', '||', '"'],
  ['id||name|x||city\n1||Ann|2||Oslo\n2||Bob|3||Rome\n', '|', '"'],
  ['first,last,email\nAnn,Lee,a@b.co\nBob,Ray,c@d.co\n', ',', '"'],
  ['Name, Alter\nMüller, 3\nLüders, 4\n', ', ', '"'],
  ["'a';'b'\n'1';'x'\n'2';'y;z'\n", ';', "'"],
  ['a^b\n1^2\n3^4\n', '^', '"'],
  [
    'Title line\nSource: x, y, z\n\nid;val;when\n1;2,5;2020-01-01 10:00\n2;3,5;2020-01-01 11:00\n3;3,7;2020-01-01 12:00\n',
    ';',
    '"',
  ],
  ['id name score\n1 Ann 3.5\n2 Bob 4.5\n3 Cid 5\n', ' ', '"'],
  ['a,b,c\n1,2,3\n4,5\n6,7,8,9\n', ',', '"'],
  ['id|~|name|~|note\n1|~|Ann|~|\n2|~||~|x|y\n', '|~|', '"'],
  ['a;;b;;c\n1;;2,5;;3\n4;;5,5;;6\n', ';;', '"'],
  ['a<>b\n1<>2\n3<>4\n', '<>', '"'],
  ['a,,b\n1,,2\n3,,4\n', ',', '"'],
  ['id@name@day\n1@Ann@2020-01-01\n2@Bob@2020-01-02\n', '@', '"'],
  ['mail!n!at\na@b.co!1!12:30\nc@d.co!2!12:31\n', '!', '"'],
  ['name        n   city\nAnn Lee     12  New York\nBob         3   Oslo\nCid Ray    11  Rome\n', '  ', '"'],
  ['ID      DATE TEMP\nS1  20200101 35.2\nS2  20200102  6.2\nS13 20200103 -3.2\n', '   ', '"'],
  ['t::at::url\n1::10:00::https://a.b\n2::11:30::http://c.d\n3::12:15::http://e.f\n', '::', '"'],
  ['id\t name\n1\t "Ann, x"\n2\t "Bob"\n', '\t ', '"'],
  ['"id" | "name" | "city"\n"1" | "Ann | x" | "Oslo"\n"2" | "Bob" | "Rome"\n', '| ', '"'],
  ['name,addr,qty\nA, "1 St, Rome", 2\nB, "2 St, Oslo", 3\n', ', ', '"'],
  ['name,addr,qty\nA,"1 St, Rome",2\n"B", "2 St, Oslo",3\nC,"3 St, Bonn",4\n', ', ', '"'],
  ['"Peru"  ,   "pe"  , "Sol"\n"Chile",     "cl", "Peso"\n"Cuba",       "cu", "Peso, Cuban"\n', ', ', '"'],
  ['"a" "b" "c"\n"1" "New York" "2"\n"3" "Big  Sur" "4"\n"5" "Rome" "6"\n', ' ', '"'],
  ['1,$2.00,$3.00\n2,$4.00,$5.00\n3,$6.00,$7.50\n', ',', '"'],
  ['a;£1.80;£9\nb;£2.00;£10\nc;£3.00;£11\n', ';', '"'],
  ['id|~|name\n1|~|Ann\n2|~|Bob\n', '|~|', '"'],
  ['2024-05-01 10:00:01 10.0.0.1 GET /i 200\n2024-05-01 10:01:02 10.0.0.2 GET /a 304\n', ' ', '"'],
  // Texts with commas under one name: no comma separates cells.
  ['Full name\nSmith, John\nLee, Ann\nRay, Bob\n', ';', '"'],
  ['Company\nAcme, Inc.\nFoo, LLC\nBaz\n', ';', '"'],
  ['Customers\nName, Age\nAnn, 30\nBob, 40\n', ',', '"'],
  ['Customers\n\nName, City\nAnn, Rome\nBob, Oslo\n', ',', '"'],
  ['Customers\nName,City\nAnn,Rome\nBob,Oslo\n', ',', '"'],
  ['Report\n1,a\n2,b\n3,c\n', ',', '"'],
  ['note\n1,5\na,b\nc,d\n', ',', '"'],
  ['range\na~b\nc~d\ne~f\n', '~', '"'],
  ['path\na/b/c\nd/e/f\ng/h/i\n', ',', '"'],
  ['col1|col2\nfoo, bar, baz|x\nqux, a, b|y\n', '|', '"'],
  [
    'Timestamp,Message\n2020-01-01 10:00:00,Started; all ok; fine\n2020-01-01 10:00:01,Stopped; all ok; done\n',
    ',',
    '"',
  ],
];

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('detectDialect', () => {
  it.each(CASES)('%j is split at %j and quoted by %j', (text, delimiter, quote) => {
    expect(detectDialect(encode(text), { complete: true }).dialect).toMatchObject({ delimiter, quote });
  });

  it('reads the rows below many comments', () => {
    const text = `${'# a note, and more\n'.repeat(250)}#\n${'1;Ann;2,5\n'.repeat(300)}`;
    expect(detectDialect(encode(text), { complete: true }).dialect.delimiter).toBe(';');
  });

  it('does not take rows that begin with a number sign for comments', () => {
    const rows = Array.from({ length: 30 }, (_, at) => `#${at};a,b;0.5\n`).join('');
    expect(detectDialect(encode(`${rows}Total, all: 5\n`), { complete: true }).dialect.delimiter).toBe(';');
  });

  it('detects a backslash as the escape if quotes are not doubled', () => {
    const { dialect } = detectDialect(encode('a,b\n1,"say \\"hi\\" you"\n'), { complete: true });
    expect(dialect.escape).toBe('\\');
  });

  it("keeps the user's choices", () => {
    const { dialect, confidence } = detectDialect(encode('a,b;c\n1,2;3\n'), {
      complete: true,
      delimiter: ';',
      quote: '',
    });
    expect(dialect).toMatchObject({ delimiter: ';', quote: '' });
    expect(confidence).toEqual({ delimiter: 1, quote: 1 });
  });

  it('is not certain of colons in times, or of aligned columns', () => {
    const log = encode('2024-01-01 10:00:00 INFO start\n2024-01-01 10:00:01 WARN slow\n2024-01-01 10:00:02 INFO end\n');
    const aligned = encode('ID NAME       CITY\n 1 Ann Lee    Oslo\n 2 Bob        Rome\n12 Cid Fox    Bern\n');
    for (const text of [log, aligned]) {
      expect(detectDialect(text, { complete: true }).confidence.delimiter).toBeLessThan(0.9);
    }
  });

  it('is certain of texts below a title', () => {
    const text = 'Members\nname,town\nAnn,Oslo\nBob,Rome\nCid,Bern\n';
    expect(detectDialect(encode(text), { complete: true })).toMatchObject({
      dialect: { delimiter: ',' },
      confidence: { delimiter: 0.99 },
    });
  });

  it.each([',', ';', '\t', '|'])('is certain of %j between values', (mark) => {
    const lines = ['id,name,day', '1,Ann,2024-01-01', '2,Bob,2024-01-02', '3,Cid,2024-01-03'].join('\n');
    const { confidence } = detectDialect(encode(lines.replaceAll(',', mark)), { complete: true });
    expect(confidence).toEqual({ delimiter: 0.99, quote: 0.97 });
  });

  it.each<[what: string, text: string, delimiter: string, confidence: number]>([
    ['decimal commas', 'price\n1,50\n2,75\n-3,1\n', ';', 0.9],
    ['commas between thousands', 'Amount\n950.00\n1,234.50\n12,345,678.60\n-780\n', ';', 0.9],
    ['commas between thousands behind a sign', 'Amount\n$1,234\n$ 2,345\n$812\n', ';', 0.9],
    ['decimal commas and a blank line', 'price\n1,50\n  \n2,75\n-3,1\n', ';', 0.9],
    ['decimal commas beside all usual delimiters', 'a;\tb|\n1,50\n2,75\n-3,1\n', '\u001f', 0.9],
    ['names of months', 'on\nJan 5, 2024\nFeb 7, 2024 10:00 PM\nMon, 12 Mar 2024 10:00:00 GMT\n', ';', 0.9],
    ['time zones', 'at\n2020-12-30 01:25:58.7+01\n2020-12-30 02:25:58.7 +0200\n2020-12-30 02:25:58 UTC\n', ',', 0.9],
    ['phone numbers', '+44 20 7946 0958\n+44 20 7946 0321\n(212) 555-0123\n', ',', 0.9],
    ['IBANs', 'to\nDE89 3704 0044 0532 0130 00\nDE12 5001 0517 0648 4898 90\n', ',', 0.9],
    ['addresses of devices', '00:1a:2b:3c:4d:5e\n00:1a:2b:3c:4d:5f\n00:1a:2b:3c:4d:60\n', ',', 0.9],
    ['addresses of networks', '2001:db8::1:2\n2001:db8::1:3\n1:2:3:4:5:6:7:8\n', ',', 0.9],
    ['a name above values alike', 'range\n1~10\n2~20\n3~30\n', ',', 0.9],
    ['words', 'name\nAnn\nBob\n', ',', 0.9],
    ['texts with commas', 'name\nLee, Ann\nFox, Bob\n', ';', 0.8],
    ['times', 'at\n10:00\n11:30\n12:15\n', ',', 0.9],
    ['gaps in half of the lines', 'id   name\nAnn\nBob\nCid  Lee\n', ',', 0.9],
    [
      'gaps in most lines',
      'id  name    sum\n1   Ann Lee   7\n2             5\n3   Bob Ray   6\n4   Cid Fox   8\n',
      ',',
      0.8,
    ],
  ])('reads one column: %s', (_what, text, delimiter, confidence) => {
    const found = detectDialect(encode(text), { complete: true });
    expect([found.dialect.delimiter, found.confidence.delimiter]).toEqual([delimiter, confidence]);
  });

  it.each([
    ['names with a comma', 'a,b\n1,50\n2,75\n', ',', 0.99],
    ['names above dates', 'day,year\n5 Jan,2024\n6 Jan,2024\n', ',', 0.9],
    ['numbers with more digits', 'a\n1,50000\n2,75000\n', ',', 0.7],
    ['two lines', 'a,b\n1,5\n', ',', 0.99],
  ])('does not read one column of decimal commas: %s', (_what, text, delimiter, least) => {
    const found = detectDialect(encode(text), { complete: true });
    expect(found.dialect.delimiter).toBe(delimiter);
    expect(found.confidence.delimiter).toBeGreaterThanOrEqual(least);
  });

  it('takes a chosen delimiter and quote, also if the text has none', () => {
    const given = { complete: true, delimiter: ';', quote: "'" };
    expect(detectDialect(encode('a,b\n1,2\n'), given)).toEqual({
      dialect: { delimiter: ';', quote: "'", escape: "'" },
      confidence: { delimiter: 1, quote: 1 },
    });
    expect(detectDialect(encode('sep=;\na,b\n'), { complete: true }).confidence.delimiter).toBe(1);
    const times = detectDialect(encode('at\n10:00\n11:30\n12:15\n'), { complete: true, delimiter: ':' });
    expect(times.dialect.delimiter).toBe(':');
    const unquoted = detectDialect(encode('a\\b,c\nd\\,e\n'), { complete: true, quote: '' });
    expect(unquoted.dialect).toEqual({ delimiter: ',', quote: '', escape: '' });
  });

  it.each([
    ['doubled quotes', 'a,b\n1,"say ""hi"" you"\n', '"'],
    ['backslashes', 'a,b\n1,"say \\"hi\\" you"\n', '\\'],
    ['as many of both', 'a,b\n1,"x ""y"\n2,"x \\"y"\n', '"'],
    ['a backslash before the end of a cell', 'a,b\n"C:\\",1\n"D:\\",2\n', '"'],
    ['a backslash that is escaped', 'a,b\n1,"x\\\\"y"\n', '"'],
    ['no backslash', 'a,b\n1,"x"\n', '"'],
  ])('detects what escapes a quote: %s', (_what, text, escape) => {
    expect(detectDialect(encode(text), { complete: true }).dialect.escape).toBe(escape);
  });

  it('is less certain of quotes that are not around whole cells', () => {
    const quoteOf = (text: string): unknown => {
      const { dialect, confidence } = detectDialect(encode(text), { complete: true });
      return [dialect.quote, confidence.quote];
    };
    expect(quoteOf('a,b\n5" pipe,1\n6" pipe,2\n')).toEqual(['"', 0.85]);
    expect(quoteOf('a,b\n"x",1\n')).toEqual(['"', 0.97]);
    expect(quoteOf('a,b\n\'x\',"y"\n\'z\',"w"\n')).toEqual(['"', 0.97]);
    expect(quoteOf('a,b\n\'x\',"y"\n')).toEqual(['"', 0.97]);
    expect(quoteOf("a,b\n'x, y',1\n'z',2\n")).toEqual(["'", 0.93]);
    expect(quoteOf("a,b\n'x, y',1\n")).toEqual(["'", 0.7]);
    expect(quoteOf("a,b\n'x',1\n'y',2\n'z',\"3\"\n")).toEqual(["'", 0.75]);
  });

  it('is not certain of two delimiters that split as well', () => {
    const { confidence } = detectDialect(encode('a;b,c\nd;e,f\ng;h,i\n'), { complete: true });
    expect(confidence.delimiter).toBeLessThan(0.9);
  });

  it('is not certain of commas in prose', () => {
    const lines = Array.from({ length: 12 }, (_, row) => (row % 3 === 1 ? 'well, then' : `word ${'x'.repeat(row)}`));
    expect(detectDialect(encode(lines.join('\n')), { complete: true }).confidence.delimiter).toBeLessThan(0.9);
  });

  it('returns a result for an empty text', () => {
    expect(detectDialect(encode(''), { complete: true }).dialect.delimiter).toBe(',');
    expect(detectDialect(encode('\t\n\t\n'), { complete: true }).dialect.delimiter).toBe('\t');
  });
});
