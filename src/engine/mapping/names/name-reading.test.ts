import { beforeEach, describe, expect, it } from 'vitest';
import { readLexicon } from '../lexicon.js';
import type { Lexicon } from '../lexicon.js';
import { readName } from './name-reading.js';

/** A few words of our own: what is tested is how names are read, not which words there are. */
const WORDS = {
  lists: [
    [
      'birth date: dob,born,born on\nemail: e mail,mail\nfirst name: given name\nname: nom\ninvoice: rechnung\ncustomer: kunde\nid: number\nshipping cost: freight\ncarrier: spediteur',
      'bank: river\nriver: bank\ncreator: created by\ncreated date: created\nphone: tel\ncity: stadt\naddress: adresse',
    ],
  ],
  related: 'name: =title,customer\nfirst name: name',
};
let lexicon: Lexicon;
beforeEach(() => {
  lexicon = readLexicon(WORDS);
});

/** The readings of a name as `atoms certainty`. */
function readings(name: string, related = false): readonly string[] {
  return readName(name, lexicon, { related }).readings.map(
    ({ atoms, certainty }) => `${atoms.join('+')} ${Math.round(certainty * 100)}`,
  );
}

describe('the readings of a name', () => {
  it.each<[string, readonly string[]]>([
    ['DOB', ['birth+date 100', 'dob 99']],
    ['Given name', ['first+name 100', 'given+name 99']],
    ['Name of the customer', ['customer+name 100']],
    ['Customers', ['customer 100']],
    ['e-mail', ['email 100']],
    ['eMail', ['email 100']],
    ['zorb', ['zorb 100']],
    ['Zorb id', ['zorb+id 100']],
    ['kundenname', ['customer+name 100', 'kundenname 99']],
    ['banki', ['bank 100', 'river 92', 'banki 99']],
    ['rechnungen', ['invoice 100', 'rechnungen 99']],
    ['Freight', ['shipping+cost 100', 'freight 99']],
    ['Freight carrier', ['shipping+carrier 100', 'freight+carrier 99']],
    ['Created by', ['creator 100', 'created-by 99']],
    ['Created at', ['created+date 100']],
    ['River', ['river 100', 'bank 92']],
    ['3. Name', ['name 100']],
    ['(3) Name', ['name 100']],
    ['b) Name', ['name 100']],
    ['Stadt (city)', ['city 100', 'stadt+city 99']],
    ['Kunde / Customer', ['customer 100', 'kunde+customer 99']],
    ['address city', ['city 100', 'address+city 99']],
    ['phone id', ['phone 100', 'phone+id 99']],
    ['', []],
    ['--', []],
  ])('%s: %j', (name, expected) => {
    expect(readings(name)).toEqual(expected);
  });

  it('has related names, which are less certain', () => {
    expect(readings('nom', true)).toEqual(['name 100', 'nom 99', 'title 86', 'customer 80']);
    expect(readings('nom')).toEqual(['name 100', 'nom 99']);
    const { readings: all } = readName('Given name', lexicon, { related: true });
    expect(all.map(({ isRelated }) => isRelated)).toEqual([false, false, true]);
  });

  it('ends after 300 characters, while the spelling is that of the whole name', () => {
    const long = `${'x'.repeat(295)} name and more`;
    const { text, compact, words, readings: all } = readName(` ${long} `, lexicon, { related: false });
    expect(text).toBe(long);
    expect(compact).toBe(long.replaceAll(' ', ''));
    expect(words).toEqual(['x'.repeat(295), 'nam']);
    expect(all).toHaveLength(1);
  });

  it('are at most 12, none twice', () => {
    const many = Array.from({ length: 20 }, (_, at) => `word${'abcdefghijklmnopqrst'[at]!} x`).join(' / ');
    const found = readings(many);
    expect(found.length).toBeLessThanOrEqual(12);
    expect(new Set(found).size).toBe(found.length);
    expect(found.length).toBeGreaterThan(8);
  });
});
