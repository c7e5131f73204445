type Decode = (label: string, bytes: Uint8Array) => string;

/**
 * Hashes by encoding of how every byte, byte pair and longer sequence is decoded. Self-contained, so that it can be
 * sent to a browser as text.
 */
export function decoderDigests(decode: Decode): Record<string, string> {
  const LF = 10;
  const BYTES = Array.from({ length: 256 }, (_, byte) => byte);
  const SINGLE_BYTE = [
    ...BYTES.slice(0, 9).map((number) => `windows-${1250 + number}`),
    ...['2', '3', '4', '5', '6', '7', '8', '8-i', '10', '13', '14', '15', '16'].map((part) => `iso-8859-${part}`),
    ...['windows-874', 'koi8-r', 'koi8-u', 'ibm866', 'macintosh', 'x-mac-cyrillic'],
  ];
  const DOUBLE_BYTE = ['shift_jis', 'euc-jp', 'euc-kr', 'big5', 'gbk', 'gb18030', 'iso-2022-jp'];
  const ESCAPES = ['(B', '(J', '(I', '$@', '$B', '(', '$', ''];
  /** Boundaries of valid UTF-8. */
  const EDGES = [0x00, 0x41, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbd, 0xbf, 0xc0, 0xc2, 0xe0, 0xed, 0xf0, 0xf4, 0xff];
  const LAST = [0x41, 0x80, 0xbf, 0xff];
  const UTF16_UNITS = [0x000a, 0xd7ff, 0xd800, 0xdbff, 0xdc00, 0xdfff, 0xe000, 0xfeff, 0xffff];

  // FNV-1a over UTF-16 units.
  const hash = (text: string): string => {
    let value = 0x811c9dc5;
    for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
    return (value >>> 0).toString(16).padStart(8, '0');
  };
  const digest = (label: string, bytes: number[]): string => hash(decode(label, Uint8Array.from(bytes)));
  const joined = (digests: string[]): string => digests.join('');
  const byLead = (label: string, rest: (lead: number) => number[]): string =>
    joined(BYTES.map((lead) => digest(label, rest(lead))));

  const digests: Record<string, string> = {};
  for (const label of SINGLE_BYTE) digests[label] = digest(label, BYTES);
  for (const label of [...DOUBLE_BYTE, 'utf-8']) {
    digests[`${label} pairs`] = byLead(label, (lead) => BYTES.flatMap((trail) => [lead, trail, 0x41, LF]));
  }
  digests['euc-jp triples'] = byLead('euc-jp', (second) => BYTES.flatMap((third) => [0x8f, second, third, LF]));
  digests['gb18030 quadruples'] = byLead('gb18030', (lead) =>
    lead < 0x80
      ? [lead]
      : BYTES.slice(0x30, 0x3a).flatMap((second) =>
          BYTES.slice(0x80).flatMap((third) =>
            [0x2f, 0x30, 0x35, 0x39, 0x3a].flatMap((fourth) => [lead, second, third, fourth, LF]),
          ),
        ),
  );
  const escapes = ESCAPES.map((text) => [0x1b, ...[...text].map((character) => character.charCodeAt(0))]);
  digests['iso-2022-jp kanji'] = byLead('iso-2022-jp', (lead) =>
    BYTES.flatMap((trail) => [...escapes[4]!, lead, trail, ...escapes[0]!, LF]),
  );
  digests['iso-2022-jp states'] = joined(
    escapes.map((escape) =>
      digest(
        'iso-2022-jp',
        BYTES.flatMap((lead) => EDGES.flatMap((trail) => [...escape, lead, trail, ...escapes[0]!, LF])),
      ),
    ),
  );
  digests['iso-2022-jp escapes'] = joined(
    escapes.flatMap((first) =>
      escapes.map((second) => digest('iso-2022-jp', [...first, ...second, 0x41, 0x42, ...first, 0x30, ...second])),
    ),
  );
  digests['utf-8 longer'] = byLead('utf-8', (lead) =>
    EDGES.flatMap((second) => EDGES.flatMap((third) => LAST.flatMap((fourth) => [lead, second, third, fourth, LF]))),
  );
  for (const [label, order] of [
    ['utf-16le', (unit: number) => [unit & 255, unit >> 8]],
    ['utf-16be', (unit: number) => [unit >> 8, unit & 255]],
  ] as const) {
    digests[`${label} pairs`] = byLead(label, (high) =>
      BYTES.flatMap((low) => UTF16_UNITS.flatMap((unit) => [...order((high << 8) | low), ...order(unit)])),
    );
    digests[`${label} halves`] = joined([0x00, 0xd8].map((byte) => digest(label, [...order(0xd800), byte])));
  }
  return digests;
}
