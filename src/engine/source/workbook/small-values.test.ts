import { describe, expect, it, test } from 'vitest';
import { isoSerial } from './cell-writer.js';
import { fitLines } from './fit-lines.js';
import { plainDecimals } from './plain-number.js';
import { cellRoom, needsDecoding, writeCell } from './text-bytes.js';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

describe('the decimals of a number that is written as it is imported', () => {
  it.each([
    ['0', 0],
    ['7', 0],
    ['-7', 0],
    ['10', 0],
    ['123456789012345', 0],
    ['0.5', 1],
    ['-0.05', 2],
    ['12.25', 2],
    ['9.00000000000001', 14],
    ['', -1],
    ['-', -1],
    ['-0', -1],
    ['007', -1],
    ['-01', -1],
    ['00.5', -1],
    ['1.', -1],
    ['.5', -1],
    ['1.50', -1],
    ['1.5.5', -1],
    ['1e5', -1],
    ['1.5e5', -1],
    ['+1', -1],
    ['1/2', -1],
    ['1:2', -1],
    ['1.2:', -1],
    [' 1', -1],
    ['1234567890123456', -1],
    ['1.123456789012345', -1],
  ])('of %j are %i', (text, decimals) => {
    // What is around it does not count.
    const bytes = encoder.encode(`9${text}.9`);
    expect(plainDecimals(bytes, 1, bytes.length - 2)).toBe(decimals);
  });
});

describe('the serial number of a date', () => {
  it.each([
    ['1900-01-01', 1],
    ['1900-02-28', 59],
    ['1900-03-01', 61],
    ['1970-01-01', 25_569],
    ['2021-01-01', 44_197],
    [' 2021-1-2 ', 44_198],
    ['2021-01-01T12:00', 44_197.5],
    ['2021-01-01 06:00:00Z', 44_197.25],
    ['2021-01-01T00:00:43.2', 44_197.0005],
    ['18:00', 0.75],
    ['T00:30:00', 1 / 48],
    ['48:00', 2],
  ])('%j is %f', (text, serial) => {
    expect(isoSerial(text, false)).toBeCloseTo(serial, 9);
  });

  it('is smaller in the system of 1904', () => {
    expect(isoSerial('2021-01-01T12:00', true)).toBe(44_197.5 - 1462);
    expect(isoSerial('1904-01-01', true)).toBe(0);
    expect(isoSerial('12:00', true)).toBe(0.5);
  });

  it.each(['', ' ', 'x', '2021', '2021-01', '1.5', '2021-01-01x', '12'])('%j has none', (text) => {
    expect(isoSerial(text, false)).toBeNaN();
  });
});

describe('lines of a sheet', () => {
  const fit = (text: string, commas: number | null): string => decoder.decode(fitLines(encoder.encode(text), commas));

  it.each([
    ['a,b\nc,d\n', 2, 'a,b,,\nc,d,,\n'],
    ['a\n\n\nb\n', 1, 'a,\n\n\nb,\n'],
    ['\na\n', 1, '\na,\n'],
    ['"x\n\ny",b\nc,"d ""\n"""\n', 1, '"x\n\ny",b,\nc,"d ""\n""",\n'],
    ['a\nb\n', 0, 'a\nb\n'],
    ['', 3, ''],
    ['\n\n', 3, '\n\n'],
  ])('%j get %i commas: %j', (text, commas, fitted) => {
    expect(fit(text, commas)).toBe(fitted);
  });

  it.each([
    ['a,,\nb,c\n', 'a\nb,c\n'],
    ['a,b,\n,,c,,\n', 'a,b\n,,c\n'],
    ['a\n\n,,\n"x,\n",,\n', 'a\n\n\n"x,\n"\n'],
    ['', ''],
  ])('%j lose the commas at their end: %j', (text, fitted) => {
    expect(fit(text, null)).toBe(fitted);
  });
});

describe('a text of a workbook as a cell', () => {
  it.each([
    ['', ''],
    ['a b', 'a b'],
    ['é日😀;\t|', 'é日😀;\t|'],
    ['a,b', '"a,b"'],
    ['a\nb', '"a\nb"'],
    ['a\rb', '"a\rb"'],
    ['say "no"', '"say ""no"""'],
    ['"', '""""'],
  ])('%j is %j', (text, cell) => {
    const source = encoder.encode(`,${text}"`);
    const range = { from: 1, to: source.length - 1 };
    const room = cellRoom(range.to - range.from);
    const target = new Uint8Array(3 + room);
    const end = writeCell(source, range, target, 3);
    expect(decoder.decode(target.subarray(3, end))).toBe(cell);
    expect(end).toBeLessThanOrEqual(target.length);
  });

  test.each([
    ['a b, "c"\n', false],
    ['a_b', false],
    ['_', false],
    ['&', true],
    ['a_x', true],
    ['<', true],
    ['a\rb', true],
    ['', false],
  ])('%j must be decoded first: %j', (text, isNeeded) => {
    const bytes = encoder.encode(`&${text}&`);
    expect(needsDecoding(bytes, { from: 1, to: bytes.length - 1 })).toBe(isNeeded);
  });
});
