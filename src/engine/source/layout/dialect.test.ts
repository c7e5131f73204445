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
  ['price\n1,50\n2,75\n3,10\n', ',', '"'],
  ['url\nhttp://a.b/c\nhttp://d.e/f\n', ',', '"'],
  ['"a","b"\n"1","x;y;z"\n"2","p;q;r"\n', ',', '"'],
  ['name;address\nAnn;"1 Main St, NY"\nBob;"2 Oak, LA"\n', ';', '"'],
  ['a||b||c\n1||2||3\n4||5||6\n', '||', '"'],
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

  it('is not certain of commas in prose', () => {
    const lines = Array.from({ length: 12 }, (_, row) => (row % 3 === 1 ? 'well, then' : `word ${'x'.repeat(row)}`));
    expect(detectDialect(encode(lines.join('\n')), { complete: true }).confidence.delimiter).toBeLessThan(0.9);
  });

  it('returns a result for an empty text', () => {
    expect(detectDialect(encode(''), { complete: true }).dialect.delimiter).toBe(',');
  });
});
