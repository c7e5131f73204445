import { describe, expect, it } from 'vitest';
import { suggestMapping } from './suggest-mapping.js';
import { kindOfValues } from './value-kinds.js';
import type { ValueKind } from './value-kinds.js';

const CASES: readonly (readonly [ValueKind | null, string])[] = [
  ['email', 'ada@example.org|bo@example.com|cy@example.net'],
  ['url', 'https://a.example/1|www.b.example|http://c.example'],
  ['phone', '+44 20 7946 0018|+49 30 901820|+1 (212) 555-0100'],
  ['iban', 'DE89 3704 0044 0532 0130 00|GB29NWBK60161331926819|NL91ABNA0417164300'],
  [null, 'DE89 3704 0044 0532 0130 01|GB29NWBK60161331926818|NL91ABNA0417164301'],
  ['vat', 'DE123456789|ATU12345678|NL123456789B01'],
  ['gtin', '4006381333931|036000291452|96385074'],
  [null, '4006381333932|036000291453|96385075'],
  [
    'uuid',
    '6f9619ff-8b86-d011-b42d-00c04fc964ff|7d444840-9dc0-11d1-b245-5ffdce74fad2|00000000-0000-0000-0000-000000000001',
  ],
  ['hash', 'd41d8cd98f00b204e9800998ecf8427e|900150983cd24fb0d6963f7d28e17f72|0cc175b9c0f1b6a831c399e269772661'],
  ['color', '#fff|#00ff00|#A1B2C3'],
  ['mime', 'image/png|text/csv|application/vnd.ms-excel'],
  ['ip', '10.0.0.1|192.168.1.254|8.8.8.8'],
  [null, '10.0.0.256|1.2.3|8.8.8.8.8'],
  ['mac', '00:1A:2B:3C:4D:5E|00-1a-2b-3c-4d-5f|AA:BB:CC:DD:EE:FF'],
  ['coordinates', '52.5200, 13.4050|-33.8688,151.2093|40.7128, -74.0060'],
  [null, '12.50|13.75|14.00'],
  [null, '2024-01-02|2024-01-03|2024-01-04'],
  [null, '+1|+2|+3'],
  [null, 'ada@example.org|ada@example.org|ada@example.org'],
];

describe('kinds of values', () => {
  it.each(CASES)('%s: %s', (kind, values) => {
    expect(kindOfValues(values.split('|'))).toBe(kind);
  });

  it.each([
    [9, 'color'],
    [8, null],
  ])('are found if %i of 10 values fit: %s', (fitting, kind) => {
    const values = Array.from({ length: 10 }, (_, at) => (at < fitting ? `#00000${at}` : `other ${at}`));
    expect(kindOfValues(values)).toBe(kind);
  });

  const suggest = (name: string, values: string, labels: readonly string[]): unknown => {
    const columns = labels.map((label) => ({ id: label, label }));
    const [found] = suggestMapping(columns, [{ index: 0, name, samples: values.split('|'), fillRate: 1 }]);
    return [found!.column, found!.tier];
  };

  it('offer a column where the name says nothing, and are not enough to be sure', () => {
    expect(suggest('Field 7', '4006381333931|036000291452|96385074', ['Name', 'EAN', 'Price'])).toEqual([
      'EAN',
      'check',
    ]);
    expect(suggest('Field 7', 'one|two|three', ['Name', 'EAN', 'Price'])).toEqual([null, 'none']);
  });

  it('do not overrule a name', () => {
    expect(suggest('Homepage', 'ada@example.org|bo@example.com|cy@example.net', ['Website', 'Email'])).not.toEqual([
      'Email',
      'sure',
    ]);
  });
});
