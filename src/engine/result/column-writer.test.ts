import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { valueReader } from './column-batch.js';
import type { PackedValues } from './column-batch.js';
import { ColumnWriter } from './column-writer.js';
import type { TextBytes } from './column-writer.js';
import { unpackValues } from './packed-batch.js';

const date = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
const text = fc.oneof(fc.string({ minLength: 1 }), fc.string({ unit: 'grapheme', minLength: 1 }));

/** The values of a type, and some that it cannot hold. */
type Values = readonly [own: fc.Arbitrary<unknown>, other: fc.Arbitrary<unknown>];

const VALUES: Readonly<Record<'number' | 'boolean' | 'date' | 'text', Values>> = {
  number: [fc.double({ noNaN: true }), fc.constantFrom('12', true, Number.NaN, '')],
  boolean: [fc.boolean(), fc.constantFrom('yes', 1, '')],
  date: [date, fc.constantFrom('2023-02-29', '2024-1-01', 'today', 5, '')],
  text: [text, fc.constantFrom('', 5, false)],
};

/** The values, which are the same before and after they are unpacked. */
function valuesOf(values: PackedValues, count: number): unknown {
  const [packed, unpacked] = [values, unpackValues(values)].map((column) =>
    Array.from({ length: count }, (_, row) => valueReader(column)(row)),
  );
  expect(unpacked).toEqual(packed);
  return packed;
}

test.each(['number', 'boolean', 'date', 'text'] as const)('returns the values of a %s column as they were', (type) => {
  const [own, other] = VALUES[type];
  const batches = fc.array(fc.array(fc.option(own), { maxLength: 12 }), { maxLength: 4 });
  fc.assert(
    fc.property(batches, (taken) => {
      const writer = new ColumnWriter(type);
      for (const batch of taken) {
        for (const value of batch) writer.add(value);
        const values = writer.end();
        expect(unpackValues(values).type).toBe(type);
        expect(valuesOf(values, batch.length)).toEqual(batch);
      }
    }),
  );
  fc.assert(
    fc.property(fc.array(fc.option(own)), other, fc.array(fc.oneof(fc.option(own), other)), (before, odd, after) => {
      const writer = new ColumnWriter(type);
      const all = [...before, odd, ...after];
      for (const value of all) writer.add(value);
      expect(writer.end()).toEqual({ type: 'mixed', values: all });
      writer.add(null);
      expect(unpackValues(writer.end()).type).toBe(type);
    }),
  );
});

test('has room for any number of rows, and values of no more', () => {
  const writer = new ColumnWriter('number');
  const rows = Array.from({ length: 5000 }, (_, row) => row);
  for (const row of rows) writer.add(row);
  const batch = writer.end();
  expect(batch).toEqual({ type: 'number', values: Float64Array.from(rows) });
  writer.add(1);
  expect(writer.end()).toEqual({ type: 'number', values: Float64Array.of(1) });
  expect(writer.end()).toEqual({ type: 'number', values: new Float64Array(0) });
});

test('a column without a type of its own takes any values', () => {
  const writer = new ColumnWriter('mixed');
  for (const value of ['x', null, 5]) writer.add(value);
  expect(writer.end()).toEqual({ type: 'mixed', values: ['x', null, 5] });
  writer.add('y');
  expect(writer.end()).toEqual({ type: 'mixed', values: ['y'] });
});

/** Texts as bytes, between others. */
function asBytes(texts: readonly Uint8Array[]): TextBytes {
  const starts = new Int32Array(texts.length);
  const ends = new Int32Array(texts.length);
  const bytes: number[] = [];
  texts.forEach((text, at) => {
    bytes.push(60);
    starts[at] = bytes.length;
    for (const byte of text) bytes.push(byte);
    ends[at] = bytes.length;
    bytes.push(62);
  });
  return { bytes: Uint8Array.from(bytes), starts, ends, count: texts.length };
}

test('takes texts as bytes, and between them as strings', () => {
  const whole = fc.oneof(text, fc.constant('')).map((each) => new TextEncoder().encode(each));
  const broken = fc.uint8Array({ maxLength: 6 });
  fc.assert(
    fc.property(fc.array(whole), fc.array(fc.oneof(whole, broken)), text, (before, after, between) => {
      const writer = new ColumnWriter('text');
      for (let batch = 0; batch < 2; batch += 1) {
        writer.addTexts(asBytes(before));
        writer.add(between);
        writer.addTexts(asBytes(after));
        const decoded = (each: Uint8Array): string | null =>
          new TextDecoder('utf-8', { ignoreBOM: true }).decode(each) || null;
        const all = [...before.map(decoded), between, ...after.map(decoded)];
        expect(valuesOf(writer.end(), all.length)).toEqual(all);
      }
    }),
  );
});

test('takes texts of any length', () => {
  const writer = new ColumnWriter('text');
  const texts = ['a', '', 'x'.repeat(20_000), 'é', 'y'.repeat(50_000), 'end'];
  writer.addTexts(asBytes(texts.map((each) => new TextEncoder().encode(each))));
  for (const each of texts) writer.add(each || null);
  expect(valuesOf(writer.end(), 12)).toEqual([...texts, ...texts].map((each) => each || null));
});

test('takes texts as bytes into a column of other values', () => {
  const writer = new ColumnWriter('text');
  const texts = asBytes([new TextEncoder().encode('é'), new Uint8Array(0)]);
  writer.addTexts(texts);
  writer.add('\ud83d');
  writer.addTexts(texts);
  expect(writer.end()).toEqual({ type: 'mixed', values: ['é', null, '\ud83d', 'é', null] });
});
