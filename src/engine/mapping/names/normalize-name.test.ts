import { describe, expect, it } from 'vitest';
import {
  compactName,
  foldText,
  isStopWord,
  nameWords,
  plainWord,
  singular,
  withoutStopWords,
} from './normalize-name.js';

describe('names', () => {
  it.each([
    ['firstName', 'first name'],
    ['FIRST_NAME', 'first name'],
    ['first.name', 'first name'],
    ['First-Name', 'first name'],
    ['  First   name ', 'first name'],
    ['HTTPStatus', 'http status'],
    ['userID', 'user id'],
    ['address1', 'address 1'],
    ['1stName', '1 st name'],
    ['Größe', 'grosse'],
    ['Prénom', 'prenom'],
    ['prénom', 'prenom'],
    ['Ａ１', 'a 1'],
    ['Order #', 'order number'],
    ['№ 5', 'number 5'],
    ['% done', 'percent done'],
    ["driver's name", 'drivers name'],
    ['driver’s name', 'drivers name'],
    ["d'achat", 'd achat'],
    ['İstanbul', 'istanbul'],
    ['日本', '日本'],
    ['--', ''],
    ['', ''],
  ])('%s has the words %s', (name, words) => {
    expect(nameWords(name).join(' ')).toBe(words);
  });

  it.each([
    ['E-Mail', 'email'],
    ['e mail', 'email'],
    ['Straße 1', 'strasse1'],
    ['Øre Łódź æ œ đ þ ı', 'orelodzaeoedthi'],
    ['#!', ''],
  ])('%s is compared as %s', (name, compact) => {
    expect(compactName(name)).toBe(compact);
  });

  it('fold to lower case without marks, and stay composed', () => {
    expect(foldText('ÄÖÜ ÅÉ')).toBe('aou ae');
    expect(foldText('한글')).toBe('한글');
  });
});

describe('words', () => {
  it.each([
    ['orders', 'order'],
    ['companies', 'company'],
    ['ties', 'tie'],
    ['lies', 'lie'],
    ['boxes', 'box'],
    ['dishes', 'dish'],
    ['churches', 'church'],
    ['classes', 'class'],
    ['buzzes', 'buzz'],
    ['prices', 'price'],
    ['class', 'class'],
    ['status', 'status'],
    ['basis', 'basis'],
    ['gas', 'gas'],
    ['ids', 'ids'],
    ['items', 'item'],
    ['data', 'data'],
  ])('the singular of %s is %s', (word, expected) => {
    expect(singular(word)).toBe(expected);
  });

  it.each([
    ['qty', 'quantity'],
    ['amt', 'amount'],
    ['numbers', 'number'],
    ['nos', 'nos'],
    ['addr', 'address'],
    ['centre', 'center'],
    ['centres', 'center'],
    ['cheques', 'check'],
    ['order', 'order'],
    ['الاسم', 'اسم'],
    ['الان', 'الان'],
  ])('%s is looked up as %s', (word, expected) => {
    expect(plainWord(word)).toBe(expected);
  });

  it('without meaning are dropped, unless no other is left', () => {
    expect(withoutStopWords(['date', 'of', 'the', 'order'])).toEqual(['date', 'order']);
    expect(withoutStopWords(['of', 'the'])).toEqual(['of', 'the']);
    expect(withoutStopWords([])).toEqual([]);
    expect([isStopWord('of'), isStopWord('order')]).toEqual([true, false]);
  });
});
