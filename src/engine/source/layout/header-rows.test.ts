import { describe, expect, it } from 'vitest';
import { furtherRows, groupRows } from './header-rows.js';

/** `;` between cells, `/` between rows. */
const rowsOf = (text: string): string[][] => text.split('/').map((line) => line.split(';'));

describe('further rows of the header', () => {
  it.each([
    ['none', 'id;name/1;Ann/2;Bob/3;Cid', 0],
    ['units', 'a;b;c/m;kg;s/1;2;3/4;5;6', 1],
    ['one unit alone', 'time;note/s;/1;x/2;y', 1],
    ['not one word alone', 'time;note/word;/1;x/2;y', 0],
    ['not words above texts', 'a;b/m;kg/x;y/z;w', 0],
    ['not a row with a value', 'a;b;c/m;kg;7/1;2;3/4;5;6', 0],
    ['yes and no as units', 'area;men;women/;n;n/N;1;2/S;2;3', 1],
    ['not yes and no above such values', 'area;a;b/;n;y/N;y;n/S;n;y', 0],
    ['not units above a single row', 'a;b/m;kg/1;2', 0],
    ['not a row that lacks cells', 'a;b;c;d;e/m;kg/1;2;3;4;5/6;7;8;9;1', 0],
    ['a row that lacks some cells', 'a;b;c;d;e/m;kg;s/1;2;3;4;5/6;7;8;9;1', 1],
    ['names below merged ones', 'id;tools;;note/;saw;drill;/1;x;;ok/2;;x;ok', 1],
    ['names below merged ones that are padded', 'id;tools; ;note/;saw;drill;/1;x;;ok/2;;x;ok', 1],
    ['not values below merged names', 'id;tools;;note/;5;7;/1;x;;ok/2;;x;ok', 0],
    ['not a name of a gap between other words', 'id;;note/x;size;y/1;p;ok/2;q;ok', 0],
    ['not two words above five columns of values', 'a;b;c;d;e/xx;yy;;;/1;2;3;4;5/6;7;8;9;1', 0],
    ['not a name of a gap where no name has a blank', 'id;;note/x;zz;y/1;p;ok/2;q;ok', 0],
    ['not names for all columns', 'id;tool;note/a;b;c/1;x;ok/2;y;ok', 0],
    ['not a row where a column stays without a name', 'id;tools;;;note/;saw;drill;;/1;x;y;z;ok/2;y;x;z;ok', 0],
    ['names again', 'Name;Ort/name;town/Ann;Oslo/Bob;Rom', 1],
    ['not names that are values', 'Name;Town/name;town/name;Oslo/Bob;Rome', 0],
    ['not two names among blanks', 'Name;Ort;Pin;Rad;Zug/name;town;;;/Ann;Oslo;p;r;z/Bob;Rom;q;s;y', 0],
    ['names again above blanks', 'Name;Ort;Pin;Rad;Zug/name;town;id;age;/Ann;Oslo;p;r;/Bob;Rom;q;s;y', 1],
    ['names again, of which half are usual', 'Aa;Bb;Cc;Dd/name;town;zz;yy/Ann;Oslo;p;r/Bob;Rom;q;s', 1],
    ['not one name of two', 'aa;bb/name;xx/Ann;p/Bob;r', 0],
    ['not one name among others', 'a;b;c/name;x;y/Ann;p;q/Bob;r;s', 0],
    ['numbers of columns', 'a;b;c/1;2;3/pp;qq;4/rr;ss;5', 1],
    ['numbers in brackets', 'a;b;c/(1);(2);(3)/7;8;4/6;9;5', 1],
    ['not numbers above numbers', 'a;b;c/1;2;3/7;8;4/6;9;5', 0],
    ['numbers of columns, one of which has texts', 'a;b;c/1;2;3/1;qq;4/2;ss;5/3;tt;6/4;uu;7', 1],
    ['not numbers above three rows with one column of texts', 'a;b;c/1;2;3/2;qq;4/3;ss;5/4;tt;6', 0],
    ['not numbers above texts and numbers', 'a;b;c/1;2;3/2;qq;4/3;ss;5/4;tt;6/5;1;7/6;uu;8', 0],
    ['not numbers above numbers and an empty column', 'a;b;c/1;2;3/7;;4/6;;9/5;;8/4;;7', 0],
    ['not numbers of two columns', 'a;b/1;2/pp;qq/rr;ss', 0],
    ['notation', 'a;b/{x};{y}/1;2/3;4', 1],
    ['notation in brackets', 'a;b/[x]; [y] /x;2/y;4', 1],
    ['not numbers above blank cells', 'a;b;c/1;2;3/pp;;4/rr;;5', 0],
    ['not notation behind words', 'a;b/t {x};u {y}/p;q/r;s', 0],
    ['not notation above some notation', 'a;b/{x};{y}/{1};q/p;s', 0],
    ['not values above notation', 'Q1;Q2/Age?;5/{"id":1};{"id":2}/25;Oslo/34;Rome', 0],
    ['not notation above notation', 'a;b/{x};{y}/{1};{2}/{3};{4}', 0],
    ['words above notation', 'Q1;Q2/Age?;City?/{"id":1};{"id":2}/25;Oslo/34;Rome', 2],
    ['a rule', 'id;name/---;----/1;Ann/2;Bob', 1],
    ['a blank row and units', 'a;b;c/;;/m;kg;s/1;2;3/4;5;6', 2],
    ['not the third row below', 'a;b;c/;;/;;/m;kg;s/1;2;3/4;5;6', 0],
    ['years that tell names apart', 'land;men;;women;/;2019;2020;2019;2020/N;1;2;3;4/S;5;6;7;8', 1],
    ['dates that tell names apart', ';day;day/;31.12.1995;31.12.1996/N;1;2/S;5;6', 1],
    ['not years above years', ';from;from/;2019;2020/N;1999;2001/S;2003;2004', 0],
    ['not years below different names', ';men;women/;2019;2020/N;1;2/S;5;6', 0],
    ['not the same year twice', ';men;men/;2019;2019/N;1;2/S;5;6', 0],
    ['not numbers below names that are repeated', ';men;men/;55;60/N;1;2/S;5;6', 0],
    ['a name of the first column', ';men;women/land;;/N;1;2/S;5;6', 1],
    ['not a section of indented rows', ';men;women/land;;/  N;1;2/  S;5;6', 0],
    ['an empty comment below names in a comment', '# a;b/#/1;2/3;4', 1],
    ['not a number sign below other names', 'a;b/#/1;2/3;4', 0],
    ['not a blank row alone', 'a;b;c/;;/1;2;3/4;5;6', 0],
  ])('%s: %s', (_what, text, count) => {
    const rows = rowsOf(text);
    expect(furtherRows(rows, 0, rows[0]!.length)).toBe(count);
  });
});

describe('rows of groups above the names', () => {
  it.each([
    ['none', 'a;b;c', 0],
    ['groups', ';North;;South;/name;q1;q2;q3;q4', 1],
    ['two rows of groups', ';N;;;/;North;;South/name;q1;q2;q3', 1],
    ['groups above groups', ';W;;E;/;North;;South;/name;q1;q2;q3;q4', 2],
    ['groups above a blank row', ';North;;South;/;;;;/name;q1;q2;q3;q4', 2],
    ['groups of years', ';2019;;2020;/name;q1;q2;q3;q4', 1],
    ['not values', ';5;;6;/name;q1;q2;q3;q4', 0],
    ['not numbers that begin like years', ';20190;;20200;/name;q1;q2;q3;q4', 0],
    ['groups between padded gaps', ';North; ;South;/name;q1;q2;q3;q4', 1],
    ['not numbers that end like years', ';12019;;12020;/name;q1;q2;q3;q4', 0],
    ['not a group and a value', ';North;;6;/name;q1;q2;q3;q4', 0],
    ['not one name', ';North;;;/name;q1;q2;q3;q4', 0],
    ['not names without gaps', ';North;South;;/name;q1;q2;q3;q4', 0],
    ['not names at the start', 'North;;South;;;;;;/a;b;c;d;e;f;g;h;i', 0],
    ['not a shorter row', ';North;;South/name;q1;q2;q3;q4', 0],
    ['not two columns', 'North;South/a;b', 0],
  ])('%s: %s', (_what, text, count) => {
    const rows = rowsOf(text);
    expect(groupRows(rows, rows.length - 1, rows.at(-1)!.length)).toBe(count);
  });
});
