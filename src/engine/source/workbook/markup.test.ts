import { describe, expect, it } from 'vitest';
import { EngineError } from '../../engine-error.js';
import { scanChunks, type ByteWindow } from './byte-window.js';
import { decodeEntities } from './named-entities.js';
import { OtherReaderNeeded } from './other-reader-needed.js';
import { itemText, markupText } from './rich-text.js';
import { TagAttributes } from './tag-attributes.js';
import { closingTag, declarationEnd, hasName, nameBytes, nameEnd, tagEnd } from './xml-bytes.js';
import { tagsNamed, unescapeXml, xmlTokens } from './xml-tokens.js';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The bytes of a text with `<` after them, as in a window, and the offset of their end. */
function windowOf(text: string): readonly [bytes: Uint8Array, end: number] {
  const bytes = encoder.encode(`${text}${'<'.repeat(32)}`);
  return [bytes, bytes.length - 32];
}

describe('elements in the bytes of a stream', () => {
  it.each([
    ['<a>b', 3],
    ['<a b="c>d">e', 11],
    ["<a b='c\">d'>e", 12],
    ['<a b="c', -1],
    ['<a', -1],
  ])('the tag of %j ends at %i', (text, at) => {
    expect(tagEnd(...([windowOf(text)[0], 0, windowOf(text)[1]] as const))).toBe(at);
  });

  it.each([
    ['<!-- a > b -->c', 14],
    ['<!-- a -- > b --', -1],
    ['<![CDATA[a]>]]>c', 15],
    ['<![CDATA[a]]', -1],
    ['<!DOCTYPE "a>">b', 15],
    ['<!-', -1],
    ['<!---->c', 7],
    ['<!-->a-->b', 9],
    ['<![CDATA[]]>b', 12],
  ])('the declaration of %j ends at %i', (text, at) => {
    const [bytes, end] = windowOf(text);
    expect(declarationEnd(bytes, 0, end)).toBe(at);
  });

  it.each([
    ['si>', true],
    ['si/>', true],
    ['si a="b">', true],
    ['x:si>', true],
    ['six>', false],
    ['s>', false],
    ['si:x>', false],
    ['xsi>', false],
    ['si\n', true],
  ])('%j has the name "si": %j', (text, has) => {
    expect(hasName(windowOf(text)[0], 0, nameBytes('si'))).toBe(has);
  });

  it.each([
    ['row r="1">', 3],
    ['row/>', 3],
    ['row>', 3],
    ['x:row', 5],
    ['>', 0],
  ])('the name of %j ends at %i', (text, end) => {
    expect(nameEnd(windowOf(text)[0], 0)).toBe(end);
  });

  it.each([
    ['<t>a</t></si>b', 8],
    ['</x></x:si >', 4],
    ['<!-- </si> --></si>', 14],
    ['<a b="/"/></si>', 10],
    ['a</si', -1],
    ['a<!-- </si>', -1],
    ['a', -1],
    ['</six>', -1],
  ])('the closing tag in %j is at %i', (text, at) => {
    const [bytes, end] = windowOf(text);
    expect(closingTag(bytes, 0, end, nameBytes('si'))).toBe(at);
  });
});

describe('the attributes of a row or cell', () => {
  function read(text: string): unknown {
    const [bytes, end] = windowOf(text);
    const tag = new TagAttributes();
    const after = tag.read(bytes, 0, end);
    if (after < 0) return after;
    const { row, column } = tag.reference(bytes);
    return [after, tag.isEmpty, tag.style, row, column, tag.type(bytes)];
  }

  it.each([
    ['>', [1, false, 0, null, null, 'number']],
    ['/>', [2, true, 0, null, null, 'number']],
    [' r="A1" s="12" t="s">', [21, false, 12, 0, 0, 'shared']],
    [" t='str' r = 'AB30'/>", [21, true, 0, 29, 27, 'text']],
    [' r="7" spans="1:3" ht="x">', [26, false, 0, 6, null, 'number']],
    [' r="XFD1048576">', [16, false, 0, 1_048_575, 16_383, 'number']],
    [' r="Z">', [7, false, 0, null, 25, 'number']],
    [' x:r="B2" rr="C3" s=""\n>', [24, false, 0, null, null, 'number']],
    [' t="n">', [7, false, 0, null, null, 'number']],
    [' t="b">', [7, false, 0, null, null, 'boolean']],
    [' t="e">', [7, false, 0, null, null, 'error']],
    [' t="d">', [7, false, 0, null, null, 'date']],
    [' t="inlineStr">', [15, false, 0, null, null, 'inline']],
    [' t="strX">', [10, false, 0, null, null, 'other']],
    [' t="x">', [7, false, 0, null, null, 'other']],
    [' r="A', -1],
    [' r=', -1],
    [' r', -1],
  ])('of %j are %j', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([' s="1a">', ' r="a1">', ' r="A1 ">', ' r=A1>', ' r>'])('%j needs the other reader', (text) => {
    expect(() => read(text)).toThrow(OtherReaderNeeded);
  });

  it('of one tag do not show in the next', () => {
    const tag = new TagAttributes();
    const [first] = windowOf(' r="B2" s="3" t="b"/>');
    tag.read(first, 0, 21);
    const [second, end] = windowOf('>');
    tag.read(second, 0, end);
    expect([tag.isEmpty, tag.style, tag.reference(second), tag.type(second)]).toEqual([
      ...[false, 0, { row: null, column: null }, 'number'],
    ]);
  });
});

describe('text as XML writes it', () => {
  const whole = (text: string): readonly [Uint8Array, { from: number; to: number }] => {
    const bytes = encoder.encode(`<${text}</t>`);
    return [bytes, { from: 1, to: bytes.length - 4 }];
  };

  it.each([
    ['a &amp; b', 'a & b'],
    ['&lt;&gt;&quot;&apos;', '<>"\''],
    ['&amp;lt;', '&lt;'],
    ['é_日', 'é_日'],
    ['', ''],
    ['&am;', null],
    ['a &', null],
    ['&#65;', null],
    ['_x0041_', null],
    ['a\rb', null],
    ['a<b', null],
  ])('named entities of %j are decoded: %j', (text, decoded) => {
    const found = decodeEntities(...whole(text));
    expect(found && decoder.decode(found)).toBe(decoded);
  });

  it.each([
    ['&#65;&#x42;&#X43;', 'ABC'],
    ['&#0;&#x110000;&#128512;', '&#0;&#x110000;😀'],
    ['&nbsp; &', '&nbsp; &'],
    ['_x000D_a_x41_', '\ra_x41_'],
    ['_x005F_x0041_', '_x0041_'],
    ['&amp;#65;', '&#65;'],
    ['a', 'a'],
  ])('%j is %j', (text, decoded) => {
    expect(unescapeXml(text)).toBe(decoded);
  });

  it.each([
    ['a', 'a'],
    ['a &amp; b', 'a & b'],
    ['&#65;_x0042_', 'AB'],
    ['a\r\nb\rc', 'a\nb\rc'],
  ])('the content %j is %j', (text, decoded) => {
    const { bytes, from, to } = markupText(...whole(text));
    expect(decoder.decode(bytes.subarray(from, to))).toBe(decoded);
  });

  it.each([
    ['<t>a &lt;</t>', 'a <'],
    ['<t xml:space="preserve"> a </t>', ' a '],
    ['<t/>', ''],
    ['<t/><t>a</t>', 'a'],
    ['<r><t>a\r\nb</t></r>', 'a\nb'],
    ['<t>a\r\nb</t>', 'a\nb'],
    ['<t>a</t><!-- b -->', 'a'],
    ['<t></t>', ''],
    ['<x:t>a</x:t>', 'a'],
    ['<t>a</t><t>b</t>', 'ab'],
    ['<r><rPr><b/></rPr><t>a</t></r><r><t>b</t></r>', 'ab'],
    ['<t>a</t><rPh sb="0"><t>x</t></rPh><t>b</t>', 'ab'],
    ['<tx>a</tx>', ''],
    ['<t>a<!-- b -->c</t>', 'ac'],
    ['<t><![CDATA[<b>]]></t>', '<b>'],
    [' <t>a</t> ', 'a'],
    ['', ''],
  ])('the string item %j is %j', (xml, text) => {
    const bytes = encoder.encode(`>${xml}</si>`);
    const span = itemText(bytes, { from: 1, to: bytes.length - 5 });
    expect(decoder.decode(span.bytes.subarray(span.from, span.to))).toBe(text);
  });
});

describe('a small XML text', () => {
  const tokens = (xml: string): unknown[] =>
    [...xmlTokens(xml)].map((token) => {
      if (token.kind === 'text') return token.text;
      const attributes = token.kind === 'close' ? [] : [...token.attributes].map(([name, value]) => `${name}=${value}`);
      return [token.kind, token.name, ...attributes];
    });

  it.each([
    ['<?xml version="1.0"?><!DOCTYPE a><a/>', [['empty', 'a']]],
    ['a<b>c</b>d', ['a', ['open', 'b'], 'c', ['close', 'b'], 'd']],
    [
      '<x:a b:c="1" d=\'2"\' ></x:a >',
      [
        ['open', 'a', 'c=1', 'd=2"'],
        ['close', 'a'],
      ],
    ],
    ['<a xmlns="u" xmlns:x="v" b="c"/>', [['empty', 'a', 'b=c']]],
    ['<a b = "1&amp;2>3"/>', [['empty', 'a', 'b=1&2>3']]],
    ['<a\nb="1"\tc="2">', [['open', 'a', 'b=1', 'c=2']]],
    ['<a b=c d="1">', [['open', 'a']]],
    ['<a b>', [['open', 'a']]],
    ['<!-- <b> --><![CDATA[<c> ]] >]]>', ['<c> ]] >']],
    ['', []],
  ])('%j has the parts %j', (xml, expected) => {
    expect(tokens(xml)).toEqual(expected);
  });

  it.each(['<a', '<a b=">', '<!-- a', '<![CDATA[a]]'])('that is cut off needs the other reader: %j', (xml) => {
    expect(() => tokens(xml)).toThrow(OtherReaderNeeded);
  });

  it('has tags of a name, in all of it or in one element', () => {
    const xml = '<x><a n="1"/><p><a n="2"><b/></a><a n="3"/></p><a n="4"/><p><a n="5"/></p></x>';
    const numbers = (...parent: [string?]): unknown[] => [...tagsNamed(xml, 'a', ...parent)].map((tag) => tag.get('n'));
    expect(numbers()).toEqual(['1', '2', '3', '4', '5']);
    expect(numbers('p')).toEqual(['2', '3']);
    expect(numbers('q')).toEqual([]);
    expect([...tagsNamed('<p/><p><a/></p>', 'a', 'p')]).toEqual([]);
  });
});

describe('a stream that is scanned in windows', () => {
  /** Takes whole numbers that end in `;`. */
  function scanner(): { readonly found: string[]; readonly scans: number[]; scan(window: ByteWindow): boolean } {
    const found: string[] = [];
    const scans: number[] = [];
    return {
      found,
      scans,
      scan(window) {
        scans.push(window.end - window.start);
        for (let at = window.start; at < window.end; at += 1) {
          if (window.bytes[at] !== 0x3b) continue;
          found.push(decoder.decode(window.bytes.subarray(window.start, at)));
          window.start = at + 1;
        }
        expect(window.bytes[window.end]).toBe(0x3c);
        return !found.includes('end');
      },
    };
  }
  const run = async (chunks: readonly string[], maxBytes = 1 << 20): Promise<ReturnType<typeof scanner>> => {
    const state = scanner();
    const read = async (onChunk: (chunk: Uint8Array) => boolean): Promise<void> => {
      for (const chunk of chunks) if (!onChunk(encoder.encode(chunk))) return;
    };
    await scanChunks(read, { scan: (window) => state.scan(window), maxBytes });
    return state;
  };

  it('gives each element once, wherever chunks end', async () => {
    const text = '1;23;456;;7;';
    for (let size = 1; size <= text.length; size += 1) {
      const chunks = text.match(new RegExp(`.{1,${size}}`, 'g')) ?? [];
      expect((await run(chunks)).found).toEqual(['1', '23', '456', '', '7']);
    }
  });

  it('scans a long element again only when twice as much has arrived', async () => {
    const { scans, found } = await run([...Array.from({ length: 16 }, () => 'x'), ';']);
    expect(found).toEqual(['x'.repeat(16)]);
    expect(scans).toEqual([1, 2, 4, 8, 16, 17]);
  });

  it('ends when no more is wanted', async () => {
    const { found, scans } = await run(['1;', 'end;', '2;']);
    expect(found).toEqual(['1', 'end']);
    expect(scans).toHaveLength(2);
  });

  it('keeps what has not been scanned when it makes room', async () => {
    const long = 'y'.repeat(200_000);
    expect((await run([`a;${long}`, `${long};b;`, `${long};`])).found).toEqual(['a', long + long, 'b', long]);
  });

  it('refuses an element that is too long', async () => {
    const long = 'y'.repeat(200_000);
    await expect(run([long, long], 300_000)).rejects.toBeInstanceOf(EngineError);
    await expect(run([`${long};`, `${long};`], 300_000)).resolves.toMatchObject({ found: [long, long] });
  });
});
