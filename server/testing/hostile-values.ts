import fc from 'fast-check';

/* Hostile values for tests. */

const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e',
  '%',
  '%00',
  "'; drop table users; --",
  '{{7*7}}',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  '$where',
  '-0',
  '1e999',
  'NaN',
  'null',
  'true',
  '0x10',
  '9'.repeat(400),
  '2026-02-30',
  '-271821-04-19T23:59:59.999Z',
  '+275760-09-13T00:00:00.001Z',
  '0000-00-00',
  '99999-01-01',
  'x'.repeat(20_000),
  '🦊'.repeat(3000),
  crypto.randomUUID(),
  '00000000-0000-0000-0000-000000000000',
];
export const hostileText = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: 'binary', maxLength: 40 }));

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown;
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 1e308, -1e308, 2 ** 53, 5e-324, [], {}, [null], [[]], nested(400)),
  fc.array(hostileText, { maxLength: 4 }),
  fc.dictionary(hostileText, fc.jsonValue(), { maxKeys: 3 }),
  fc.jsonValue(),
);

const OPERATORS = '$eq $ne $gt $gte $lt $lte $in $nin $contains $startsWith $endsWith $null'.split(' ');
const FIELDS =
  'id title status featured tags publishedAt author author.email categories.slug size role createdAt'.split(' ');
const queryKey = fc.oneof(
  fc.constantFrom('limit', 'offset', 'sort', 'populate', 'filter', 'status', 'redirect', 'query', 'variables'),
  fc.constantFrom(...FIELDS).map((field) => `filter[${field}]`),
  fc
    .tuple(fc.constantFrom(...FIELDS), fc.constantFrom(...OPERATORS))
    .map(([field, operator]) => `filter[${field}][${operator}]`),
  fc.tuple(hostileText, hostileText).map(([left, right]) => `filter[${left}][${right}]`),
  hostileText,
);
/** Without lone surrogates, which cannot be encoded. */
export const encoded = (text: string): string => encodeURIComponent(Buffer.from(text).toString()).slice(0, 2000);
export const hostileQuery = fc.array(fc.tuple(queryKey, hostileText, fc.boolean()), { maxLength: 5 }).map((pairs) =>
  pairs
    .map(([key, value, raw]) => `${raw ? key.replace(/[^!-~]|[#?]/g, '') : encoded(key)}=${encoded(value)}`)
    .join('&')
    .slice(0, 6000),
);

export const headerValue = hostileText.map((text) => text.replace(/[^\t -~\u0080-\u00ff]/g, '').slice(0, 2000));
const HEADERS =
  'accept accept-encoding content-encoding cookie if-match if-none-match if-range origin range sec-fetch-site x-forwarded-for x-request-id host content-type'.split(
    ' ',
  );
export const hostileHeaders = fc.dictionary(
  fc.constantFrom(...HEADERS),
  fc.oneof(
    headerValue,
    fc.constantFrom(
      'gzip',
      'bytes=5-1',
      'bytes=-',
      '*',
      'W/"x"',
      'session=x',
      'null',
      'multipart/form-data',
      'text/plain',
      'application/json; charset=utf-7',
    ),
  ),
  { maxKeys: 3 },
);
