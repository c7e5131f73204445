import { describe, expect, it } from 'vitest';
import { cognateKey, initialSound } from './cognates.js';

describe('words of several languages', () => {
  it.each([
    ['frequency frecuencia frequenza frequence frequenz'],
    ['indication indicazione indicacion indicacao indicatie indikation'],
    ['university universidad universita universite universitat universiteit universitet'],
    ['period periodo periode'],
    ['machine maquina macchina'],
    ['module modulo moduli'],
    ['category categoria kategorie kategori'],
    ['photograph fotografie fotografia'],
    ['inspector inspecteur inspektor inspectores'],
    ['coated coating'],
    ['commitments committed'],
  ])('have the same in common: %s', (words) => {
    const keys = words.split(' ').map(cognateKey);
    expect(keys.filter((key) => key !== null)).toHaveLength(keys.length);
    expect(new Set(keys).size).toBe(1);
  });

  it.each([
    ['inspector', 'inspection'],
    ['employer', 'employee'],
    ['period', 'person'],
    ['status', 'state'],
  ])('have other things in common: %s, %s', (one, other) => {
    expect(cognateKey(one)).not.toBe(cognateKey(other) ?? '');
  });

  it.each(['zorb', 'note', 'rates', 'time', '数量', ''])('are too short: %j', (word) => {
    expect(cognateKey(word)).toBeNull();
  });
});

it.each([
  ['kategorie', 'k'],
  ['category', 'k'],
  ['quantity', 'k'],
  ['waluta', 'v'],
  ['zone', 's'],
  ['photo', 'f'],
  ['price', 'p'],
  ['', ''],
])('%j begins with the sound %j', (word, sound) => {
  expect(initialSound(word)).toBe(sound);
});
