import { describe, expect, it } from 'vitest';
import { parseRows } from '../table/cell-text.js';
import { hasWrappedRows } from './has-wrapped-rows.js';

const isWrapped = (text: string): boolean => hasWrappedRows(text, parseRows);

describe('rows quoted as a whole', () => {
  it.each([
    ['all of them', '"id,name"\n"1,""Ann, B"""\n"2,""Bo, C"""\n'],
    ['all but the header', 'id,name\r\n"1,""Ann, B"""\r\n"2,""Bo, C"""\r\n'],
    ['only those with quotes', 'id,name\n1,Ann\n"2,""Bo, C"""\n3,Cid\n'],
    ['with empty cells after them', '"id,name";;\n"1,""Ann, B""";;\n"2,""Bo, C""";;\n'],
    ['without quotes in them', '"id,name,city"\n"1,Ann,Oslo"\n"2,Bo,Rome"\n'],
    ['below a byte order mark', '\ufeff"id;name;city"\n"1;Ann;Oslo"\n"2;Bo;Rome"'],
  ])('are recognized: %s', (_what, text) => {
    expect(isWrapped(text)).toBe(true);
  });

  it.each([
    ['cells are', '"id","name"\n"1","Ann, B"\n"2","Bo ""C"""\n'],
    ['nothing is', 'id,name\n1,Ann\n2,Bo\n'],
    ['a single column has texts with commas', '"City, state, country"\n"Oslo, O, Norway"\n"Rome, R, Italy"\n'],
    ['a single column has pairs', '"lat,lon"\n"1,2"\n"3,4"\n'],
    ['a single column has texts with quotes', '"note"\n"say ""hi"", Ann"\n"say ""ho"", Bo"\n'],
    ['lines are JSON', '"{""a"":1,""b"":2}"\n"{""a"":3,""b"":4}"\n"{""a"":5,""b"":6}"\n'],
    ['a row lacks its second cell', 'name,city\n"Lee, Ann"\nBo,Rome\nCid,Oslo\n'],
    ['the other cells of a row are empty', 'name;b;c\n"Lee; ""Ann""; Dr";;\nBo;1;2\nCid;3;4\n'],
    ['rows differ in length', '"id,name"\n"1,""Ann, B"""\n"2,""Bo, C"",x"\n'],
    ['there are two lines', '"id,name,city"\n"1,Ann,Oslo"\n'],
  ])('are not assumed where %s', (_what, text) => {
    expect(isWrapped(text)).toBe(false);
  });
});
