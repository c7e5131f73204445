import { describe, expect, it } from 'vitest';
import { detectHeader } from './header.js';
import { columnNames } from './named-header.js';

/** `;` between cells, `/` between rows. */
const rowsOf = (text: string): string[][] => text.split('/').map((line) => (line === '' ? [] : line.split(';')));

const CASES: readonly (readonly [what: string, text: string, start: number, rows: number])[] = [
  ['names above numbers', 'id;name;price/1;Ann;2.5/2;Bob;3.5', 0, 1],
  ['names above texts', 'first;last;city/Ann;Lee;Oslo/Bob;Ray;Rome/Cid;Fox;Bern', 0, 1],
  ['names above addresses', 'Name;E-Mail/Ann;ann@a.org/Bob;bob@b.org', 0, 1],
  ['data from the first row', '1;Ann;2020-01-01/2;Bob;2020-01-02/3;Cid;2020-01-03', 0, 0],
  ['numbers only', '1;2;3/4;5;6/7;8;9', 0, 0],
  ['addresses from the first row', 'ann@a.org;12/bob@b.org;13/cid@c.org;14', 0, 0],
  ['a title above', 'Sales of the year//id;name;price/1;Ann;2.5/2;Bob;3.5', 2, 1],
  ['a title padded with empty cells', 'Sales;;/;;/id;name;price/1;Ann;2.5/2;Bob;3.5', 2, 1],
  ['blank rows above', '//id;name/1;Ann/2;Bob', 2, 1],
  [
    'notes of two cells above',
    'Author;Bob;;/Date;2020-01-01;;/id;name;price;when/1;a;2;2020-01-01/2;b;3;2020-01-02',
    2,
    1,
  ],
  ['units below the names', 'place;height;weight/text;m;kg/Oslo;1.5;20/Rome;2.5;30/Bern;3.5;40', 0, 2],
  ['groups above the names', ';North;;South;/name;q1;q2;q3;q4/Ann;1;2;3;4/Bob;2;3;4;5', 0, 2],
  [
    'names above fewer rows than have cells too many',
    'id;tags/1;red/2;red;blue;green/3;blue;red;green/4;red;green;blue',
    0,
    1,
  ],
  [
    'names above texts that were split',
    'name;age;address/Ann;30;Main St/Bob;40;Elm St;Oslo;Norway/Cid;41;Elm St;Oslo;Norway/Dan;42;Elm St;Bern;Norway',
    0,
    1,
  ],
  [
    'names above many rows, the last of which were split',
    `id;tags${'/1;red'.repeat(20)}${'/2;red;blue;green'.repeat(10)}`,
    0,
    1,
  ],
  ['years as names', 'country;2019;2020;2021/Norway;5;6;7/Italy;8;9;10', 0, 1],
  ['descending years', 'museum;2011;2010/A;5;6/B;8;9', 0, 1],
  ['numbers above yes and no', 'id;1001;1007/x;yes;no/y;no;no/z;no;yes', 0, 1],
  ['an index without a name', ';value/0;12.5/1;13.5/2;14', 0, 1],
  ['a note as wide as the table above', 'Report;North;2024-05-01/id;name;price/1;Ann;2.5/2;Bob;3.5', 1, 1],
  ['labels as wide as the table above', 'By:;Tom;draft/id;name;price/1;Ann;2.5/2;Bob;3.5', 1, 1],
  ['words as wide as the table above a blank row', 'Sales;North;draft//id;name;price/1;Ann;2.5/2;Bob;3.5', 2, 1],
  ['names above a blank row', 'id;name;price//1;Ann;2.5/2;Bob;3.5', 0, 1],
  ['names below comments as wide', '# by Tom;2;x/# more;a;b/id;name;price/1;Ann;2.5/2;Bob;3.5', 2, 1],
  ['comments alike as wide as the table', '# a;a;a/id;name;price/1;Ann;2.5/2;Bob;3.5', 1, 1],
  ['comments of a higher level', '## a;a;a/id;name;price/1;Ann;2.5/2;Bob;3.5', 1, 1],
  ['labels alike as wide as the table', 'By: x;By: x;By: x/id;name;price/1;Ann;2.5/2;Bob;3.5', 1, 1],
  ['settings alike as wide as the table', 'x=1;x=1;x=1/id;name;price/1;Ann;2.5/2;Bob;3.5', 1, 1],
  ['words alike, which are not notes', 'x;x;x/id;name;price/1;Ann;2.5/2;Bob;3.5', 0, 2],
  ['words above two usual names', 'North;draft;red/id;name;owner/1;Ann;a/2;Bob;b', 1, 1],
  [
    'names repeated on each page',
    'nr;word;kind/1;ab;x/2;cd;y/nr;word;kind/3;ef;x/4;gh;z/nr;word;kind/5;ij;y/6;kl;y',
    0,
    1,
  ],
  ['data repeated from the first row', 'ab;x/cd;y/ab;x/ef;z/ab;x', 0, 0],
  [
    'names in the last of the comments',
    '# x/# c 2005;2006;2008;2012;by/# y/#"code";sign;group;unit/512;-;;none/544;%;;percent/576;p;;part',
    3,
    1,
  ],
  [
    'names below comments',
    '# x/# c 2005;2006;2008;2012;by/# y/code;sign;group;unit/512;-;;none/544;%;;percent/576;p;;part',
    3,
    1,
  ],
  [
    'names with a mark above data, most of which have one',
    '#no;name;price/#1;Ann;2.5/#2;Bob;3.5/#3;Cid;4.5/4;Di;5.5',
    0,
    1,
  ],
  [
    'names above colors and a word',
    '#Code;Name;Price/#ff0000;red;1.5/#00ff00;green;2.5/#0000ff;blue;3.5/none;none;4.5/#ffffff;white;5.5',
    0,
    1,
  ],
  [
    'data with marks before others',
    `${Array.from({ length: 40 }, (_, at) => `#${at};Ann ${at};0.5`).join('/')}/D-17;Bo;6`,
    0,
    0,
  ],
  ['names below comments and a blank row', '#c;;/;;/id;name;price/1;Ann;2.5/2;Bob;3.5', 2, 1],
  ['data with marks from the first row', '#1;Ann;2.5/#2;Bob;3.5/#3;Cid;4.5', 0, 0],
  [
    'names below padded notes and many blank rows',
    `Sales;;;;of;2019${'/;;;;;'.repeat(9)}/id;name;price;unit;note;day/1;Ann;2.5;kg;x;2020-01-01/2;Bob;3.5;kg;y;2020-01-02`,
    10,
    1,
  ],
  ['merged names that fill few cells', 'id;;name;;/;qty;;price;/1;2;Ann;3.5;x/2;3;Bob;4.5;y', 0, 2],
  ['merged names between padded cells', 'id; ;name; ; /;qty;;price;/1;2;Ann;3.5;x/2;3;Bob;4.5;y', 0, 2],
  ['merged names below a title', 'Report;;;;/id;;name;;/;qty;;price;/1;2;Ann;3.5;x/2;3;Bob;4.5;y/3;4;Cid;5.5;z', 1, 2],
  ['names in a comment above an empty one', '# no;name;price/# /1;Ann;2.5/2;Bob;3.5', 0, 2],
  ['names in the last comment with a text', '# x/# y/# no;name;price/#/1;Ann;2.5/2;Bob;3.5', 2, 2],
  ['a name alone above a number sign', 'mark/#/#/x', 0, 1],
  ['a sign of a comment in a cell of its own', '#;when;heat;wet/0;21.5;40/1;22.5;41/2;23.5;42', 0, 1],
  ['a sentence in cells above the table', '#;seen;at;place;7/0;21.5;40/1;22.5;41/2;23.5;42', 1, 0],
  ['a sentence in few cells above the table', '#;seen at place/0;21.5;40;5/1;22.5;41;5/2;23.5;42;5', 1, 0],
  ['years far apart as names', 'place;1960;1970;2005/A;5;6;7/B;8;9;10', 0, 1],
  ['years apart that are not round, as values', 'A;1901;1950;1999/B;5;6;7/C;8;9;10', 0, 0],
  ['a sign as the name of running numbers', '#;name;price;note/1;Mug;2/2;Cup;3/3;Pan;4', 0, 1],
  ['a sign as a name among more names than cells', '#;team;p;w;d;notes;coach/1;Reds;5;4;1/2;Blues;5;3;2', 0, 1],
  ['a name behind a number sign above rows that lack cells', '#id;name;price;note/1;Mug;2/2;Cup;3/3;Pan;4', 0, 1],
  ['a number sign and words above wider rows', '# of orders;name;city/5;Ann;Oslo;x/6;Bob;Rome;y', 0, 1],
  [
    'a letterhead at the end above names',
    ';;Annual Report;Final/name;city;born;died/Ann;Oslo;1901;1990/Bob;Rome;1911;1991',
    1,
    1,
  ],
  ['a letterhead at the end above words', ';;Report;Page 1/A;B;C;D/x;y;z;w/p;q;r;s', 1, 1],
  [
    'a row of words among others',
    'id;question;answer/1;Capital;Paris/Section;Two;Start/2;River;Seine/3;Lake;Como/4;Hill;Mont/5;Sea;Med/6;Isle;Elba',
    0,
    1,
  ],
  [
    'facts that are unlike the table below',
    `source;id;high/NRDB;145;-/year;heat;wet${'/2018;21.5;40'.repeat(5)}`,
    2,
    1,
  ],
  ['years from the first row', 'A;1960;1970;2005/B;1961;1972;2004/C;1962;1975;2003', 0, 0],
  ['names behind the keys of grouped rows', ';;mean;most/A;x;1.5;2/A;y;1.7;3/B;x;2.5;4', 0, 1],
  ['a title at the end above the names', ';;Sales;North/id;name;price;city/1;Ann;2.5;Oslo/2;Bob;3.5;Rome', 1, 1],
  [
    'facts with names above another table',
    `lat;lon;zone/52.5;13.4;GMT//when;heat;wet${'/2024-01-01;21.5;40'.repeat(5)}`,
    3,
    1,
  ],
  [
    'facts with names above a narrower table',
    `lat;lon;high;zone/52.5;13.4;38;GMT//when;heat;wet${'/2024-01-01;21.5;40'.repeat(5)}`,
    3,
    1,
  ],
  ['facts with names above few rows', 'lat;lon;zone/52.5;13.4;GMT/when;heat;wet/2024-01-01;21.5;40', 0, 1],
  ['years below names that are repeated', ';Men;Men/;2019;2020/North;55;56/South;12;60/West;11;12', 0, 2],
  ['a number sign as a name', '#;name;price/1;Ann;2.5/2;Bob;3.5', 0, 1],
  ['units below a blank row', 'time;heat;load//s;°C;[kg]/0;21.5;10/1;22.5;11', 0, 3],
  ['groups above a blank row', ';North;;South;//name;q1;q2;q3;q4/Ann;1;2;3;4/Bob;2;3;4;5', 0, 3],
  ['the first of two short tables', 'name;score/Ann;1/Bob;2//team;points/Red;4/Blue;5', 0, 1],
  [
    'a table below a narrower one',
    'test;text/6;mixed/size;reads;s/8;1;0/to;who;io;mb;n/a;b;1;2;3/c;d;4;5;6/e;f;7;8;9',
    4,
    1,
  ],
  ['names that lack cells', 'id;name/1;Ann/2;Bob;x/3;Cid;y/4;Dan;z', 0, 1],
  ['the first of two tables', 'id;n/1;2/2;3/3;4//who;age/Ann;41/Bob;52/Cid;63', 0, 1],
  ['data with words in one row', '1;Ann;2.5/x;y;z/3;Cid;4.5/4;Dan;5.5', 0, 0],
  ['facts as wide as the table above', 'By;Tom;Branch;North/id;name;price;city/1;Ann;2.5;Oslo/2;Bob;3.5;Rome', 1, 1],
  ['facts of two columns', 'Model;X/Serial;1234/time;value/0;1.5/1;2.5/2;3.5', 2, 1],
  ['facts above few wider rows', 'By;Tom/On;2024-05-01/Model;X/Unit;kg/id;n;m;o/1;2;3;4/2;3;4;5', 4, 1],
  ['facts above short names in other letters', '报告;销售/日期;2020-01-01//商品;数量;价格/螺栓;5;1.5/螺母;6;2.5', 3, 1],
  ['names in two languages', 'Name;Ort;Alter/name;town;age/Ann;Oslo;41/Bob;Rom;52/Cid;Bern;63', 0, 2],
  ['names for programs below', 'Customer ID;Name;Price/cust_id;cust_name;unit_price/1;Ann;2.5/2;Bob;3.5', 0, 2],
  ['names below merged ones', 'id;tools;;note/;saw;drill;/1;x;;ok/2;;x;ok/3;x;x;ok', 0, 2],
  ['names in three rows of merged cells', 'area;homes;;people;/;own;rent;men;/;;;;all/N;1;2;3;4/S;2;3;4;5', 0, 3],
  ['groups of years', ';men;;women;/area;2019;2020;2019;2020/N;1;2;3;4/S;2;3;4;5', 0, 2],
  ['years in groups above', '2019;2019;2020;2020;area/m;f;m;f;/1;2;3;4;N/2;3;4;5;S', 0, 2],
  ['years without a word', '2019;2020;2021/5;6;7/8;9;10', 0, 1],
  ['days of months as names', 'item;1/22/20;1/23/20;n'.replaceAll('/', '.') + '/a;1;2;3/b;2;3;4', 0, 1],
  ['steps as names', 'nm;400;410;420/a;0.5;0.1;0.2/b;0.6;0.3;0.1', 0, 1],
  ['one unit below the names', 'time;heat;note/s;;/1;20.5;a/2;21.5;b', 0, 2],
  ['a unit that is also short for no', 'area;men;women/;n;n/N;1;2/S;2;3', 0, 2],
  ['numbers of columns below the names', 'item;text;qty/1;2;3/A;bolt;9/B;nut;8', 0, 2],
  ['a rule below the names', 'id;name/---;-----/1;Ann/2;Bob', 0, 2],
  ['texts for programs below two rows', 'Q1;Q2/Age?;City?/{"id":1};{"id":2}/25;Oslo/34;Rome', 0, 3],
  ['values of another kind above', 'X;7;21;Batch;9/id;name;qty;price;note/1;Ann;2;3.5;a/2;Bob;3;4.5;b', 1, 1],
  ['names that lack cells', 'id;name/1;Ann;2.5;7/2;Bob;3.5;8/3;Cid;4.5;9', 0, 1],
  ['names with another delimiter', 'id,name,price/1;Ann;2.5/2;Bob;3.5/3;Cid;4.5', 0, 1],
  ['no names below a title', 'Sales/1;Ann;2.5/2;Bob;3.5/3;Cid;4.5', 1, 0],
  ['a damaged row below the names', 'id;name;qty;price;on/1,Ann,2,3.5;x/2;Bob;3;4.5;x/3;Cid;4;5.5;x', 0, 1],
  ['names of which one is above them', 'Name;North;draft/name;price;owner/Ann;2.5;a/Bob;3.5;b', 0, 2],
  ['a blank row above a column alone', '/a/b', 1, 1],
  ['names alone', 'id;name;price', 0, 1],
  ['values alone', '1;Ann;2.5', 0, 0],
  ['a short row of values above', '7;2024-05-01/1;Ann;2.5/2;Bob;3.5/3;Cid;4.5', 0, 0],
  ['a note in the second cell above', ';x/id;name;price/1;Ann;2.5/2;Bob;3.5', 1, 1],
  [
    'names below labels and a section title',
    'Report;;;/Client:;Acme Ltd;;/Contract:;12-6;;/;;;/Sales;;;/Day;Text;In;Out/1.2.24;a;1;/2.2.24;b;;2',
    5,
    1,
  ],
  [
    'names below labels as wide as the table, with their values beside them',
    'Giro;;;Branch:;100;Account:;4711;00;;/1.1.24 - 2.2.24/Balance:;;;;1.5;EUR/All booked, without reserved ones.' +
      '/Day;Due;Kind;Payee;Memo;IBAN;BIC;In;Out;Cur.' +
      '/3.1.24;4.1.24;SEPA;Ann Lee;rent;B1;C1;;1.5;EUR/5.1.24;5.1.24;SEPA;Bob Ray;shop;B1;C2;2.5;;EUR',
    4,
    1,
  ],
  ['names that end in colons', 'id:;name:;price:/1;Ann;2.5/2;Bob;3.5', 0, 1],
  ['a name that ends in a colon before years', 'Area:;2019;2020/North;5;6/South;8;9', 0, 1],
  ['the first of equal names', 'id;name;city/1;Ann;Oslo/2;Bob;Rome/id;name;city/3;Cid;Bern/4;Dan;Kiel', 0, 1],
  ['names in the second line of a DATEV file', 'EXTF;700;21;x;;;;/sum;kind;to;;;/1.5;S;7;;;/2.5;S;8;;;', 1, 1],
  ['no names below a DATEV line alone', 'EXTF;700;21', 0, 0],
  ['names that begin like a DATEV file', 'EXTF_1;n/x;2/y;3', 0, 1],
  ['the first of equal names with spaces', 'id;name;city/1;Ann;Oslo/\fid; name;city /3;Cid;Bern/4;Dan;Kiel', 0, 1],
  ['one column', 'email/a@b.org/c@d.org', 0, 1],
  ['one column of numbers', '5/6/7', 0, 0],
  ['a column of missing values', 'id;size;note/1;n/a;/2;5;/3;6;', 0, 1],
  ['names above a shorter row and a longer one', 'Name;Age/Ada/Bob;41;x;y', 0, 1],
  ['names above a longer row and a shorter one', 'Name;Age/Bob;41;x;y/Ada', 0, 1],
  ['names above as many longer rows as others', 'Name;Age/Ada/Bob;41;x;y/Cid;3;x;y/Dan;7', 0, 1],
];

const ASKED = columnNames([
  { id: 'y2019', label: '2019', aliases: ['FY 19'] },
  { id: 'y2020', label: '2020' },
  { id: 'consent', label: 'yes' },
  { id: 'who', label: 'Full name' },
]);

const ASKED_CASES: readonly (readonly [what: string, text: string, start: number, rows: number])[] = [
  ['numbers above numbers', '2019;2020/5;6/7;8', 0, 1],
  ['an alias and a label', 'fy-19;2020/5;6', 0, 1],
  ['an id and a label', 'who;YES/no;yes', 0, 1],
  ['names above codes and a text among numbers', '2019;2020;who/v0;x0;v0a/v1;7;v1a/v2;14;v2a/v3;21;v3a', 0, 1],
  ['names above texts in columns of numbers', '2019;2020;who/tbd;open;Ann/5;6;Bob/7;8;Cid/9;10;Dan', 0, 1],
  ['names above units', '2019;2020;who/kg;m;/5;6;Bob/7;8;Cid/9;10;Dan', 0, 2],
  ['names among other columns', 'a;2019;b;2020/1;2;3;4/1;2;3;4', 0, 1],
  ['names below a title', 'Report//2019;2020/5;6', 2, 1],
  ['names below notes as wide as the table', 'Year;Norway/2019;2020/5;6', 1, 1],
  ['names written differently', 'FULL NAME;YES/Ann Lee;no/Bob Ray;yes', 0, 1],
  ['names far below, which are values', `${'5;6/'.repeat(30)}2019;2020`, 0, 0],
  ['only one name, which may be a value', '2019;17/18;19/20;21', 0, 0],
  ['a value that equals a name twice', '2019;2019/5;6/7;8', 0, 0],
  ['data rows with names as values', 'Ann;2018;1/Bob;2019;2020/Cid;2018;3', 0, 0],
];

describe('detectHeader', () => {
  it.each(CASES)('finds %s', (_, text, start, rows) => {
    expect(detectHeader(rowsOf(text)).header).toEqual({ start, rows });
  });

  it.each(ASKED_CASES)('recognizes target columns: %s', (_, text, start, rows) => {
    expect(detectHeader(rowsOf(text), ASKED).header).toEqual({ start, rows });
  });

  it('recognizes ids of target columns above their labels', () => {
    const asked = columnNames(['First name', 'Last name', 'Age'].map((label, at) => ({ id: `field_${at}`, label })));
    const rows = 'field_0;field_1;field_2/First name;Last name;Age/Ann;Lee;30/Bob;Ray;41/Cid;Orr;52';
    expect(detectHeader(rowsOf(rows), asked).header).toEqual({ start: 0, rows: 2 });
  });

  it('is certain of target columns, less so below rows as wide', () => {
    expect(detectHeader(rowsOf('2019;2020/5;6/7;8'), ASKED).confidence).toBeGreaterThan(0.9);
    expect(detectHeader(rowsOf('Year;Norway/2019;2020/5;6'), ASKED).confidence).toBeLessThan(0.9);
  });

  it('looks at the first columns of very wide rows', () => {
    const wide = (text: string): string[] => Array.from({ length: 600 }, (_, at) => (at < 500 ? `${text}${at}` : ''));
    expect(detectHeader([wide('name '), wide('1'), wide('2'), wide('3')]).header).toEqual({ start: 0, rows: 1 });
  });

  it('returns a result for no rows', () => {
    expect(detectHeader([]).header).toEqual({ start: 0, rows: 0 });
  });

  it('is not certain below a smaller table', () => {
    const wide = 'id;name;price;a;b;c;d;e;f/1;Ann;2.5;1;2;3;4;5;6/2;Bob;3.5;1;2;3;4;5;6/3;Cid;4.5;1;2;3;4;5;6';
    const { header, confidence } = detectHeader(rowsOf(`k;l;m/1;2;3//${wide}`));
    expect(header).toEqual({ start: 3, rows: 1 });
    expect(confidence).toBeLessThan(0.9);
  });

  it('is not certain where two rows may be the names', () => {
    const { header, confidence } = detectHeader(rowsOf('Made by;Tom;draft/id;name;price/1;Ann;2.5/2;Bob;3.5'));
    expect(header.start).toBe(1);
    expect(confidence).toBeLessThan(0.9);
  });

  it('is certain below labels, unless the names are more than the columns', () => {
    const rows = 'By:;Tom;;/On:;2024-05-01;;/id;name;price;on/1;Ann;2.5;2024-05-01/2;Bob;3.5;2024-05-02';
    expect(detectHeader(rowsOf(rows)).confidence).toBeGreaterThan(0.9);
    const wider = 'By:;Tom/On:;2024-05-01/id;name;price;on/1;Ann;2.5/2;Bob;3.5';
    expect(detectHeader(rowsOf(wider)).confidence).toBeLessThan(0.9);
  });

  it('is not certain of a row alone', () => {
    for (const text of ['id;name;price', '1;Ann;2.5', ''])
      expect(detectHeader(rowsOf(text)).confidence).toBeLessThan(0.9);
  });

  it('is not certain of words above words, or of few signs of values', () => {
    for (const text of ['abc;def/ghi;jkl/mno;pqr', '5;Ann/a;Bob/b;Cid'])
      expect(detectHeader(rowsOf(text)).confidence).toBeLessThan(0.9);
  });

  it('is certain of values from the first row', () => {
    expect(detectHeader(rowsOf('1;2;3/4;5;6/7;8;9')).confidence).toBeGreaterThan(0.9);
  });

  it('is certain of plain names above values', () => {
    expect(detectHeader(rowsOf('id;name;price/1;Ann;2.5/2;Bob;3.5')).confidence).toBeGreaterThan(0.9);
  });
});
