import { OtherReaderNeeded } from './other-reader-needed.js';

/** A tag by its name without prefix, or text with its entities decoded. */
export type XmlToken =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'close'; readonly name: string }
  | {
      readonly kind: 'open' | 'empty';
      readonly name: string;
      /** By name without prefix. */
      readonly attributes: ReadonlyMap<string, string>;
    };

const CDATA = '<![CDATA[';

/** Reads a small XML text. Time grows with its length, whatever it contains. */
export function* xmlTokens(xml: string): Generator<XmlToken, void> {
  let position = 0;
  while (position < xml.length) {
    const start = xml.indexOf('<', position);
    if (start !== position) {
      const end = start < 0 ? xml.length : start;
      yield { kind: 'text', text: unescapeXml(xml.slice(position, end)) };
      if (start < 0) return;
    }
    if (xml.startsWith(CDATA, start)) {
      const end = after(xml, ']]>', start);
      yield { kind: 'text', text: xml.slice(start + CDATA.length, end - 3) };
      position = end;
    } else if (xml.startsWith('<!--', start)) {
      position = after(xml, '-->', start);
    } else {
      position = tagEnd(xml, start);
      const token = tagToken(xml.slice(start + 1, position - 1));
      if (token) yield token;
    }
  }
}

/** The tags with a name that are inside the first element named `parent`, or in the whole text. */
export function* tagsNamed(xml: string, name: string, parent?: string): Generator<ReadonlyMap<string, string>, void> {
  let isInside = parent === undefined;
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'text') continue;
    if (token.name === parent) {
      if (token.kind !== 'open') return;
      isInside = true;
    } else if (isInside && token.name === name && token.kind !== 'close') yield token.attributes;
  }
}

const ENTITY = /&(?:(quot|apos|gt|lt|amp)|#(\d{1,9})|#[xX]([\da-fA-F]{1,8}));/g;
const ESCAPED_CHARACTER = /_x([\da-fA-F]{4})_/g;
const NAMED: Readonly<Record<string, string>> = { quot: '"', apos: "'", gt: '>', lt: '<', amp: '&' };

/** Decodes entities, and characters that Excel writes as `_x000D_`. */
export function unescapeXml(text: string): string {
  const plain = text.includes('&')
    ? text.replace(ENTITY, (written, name?: string, decimal?: string, hex?: string) =>
        name === undefined
          ? character(decimal === undefined ? Number(`0x${hex}`) : Number(decimal), written)
          : NAMED[name]!,
      )
    : text;
  return plain.includes('_x')
    ? plain.replace(ESCAPED_CHARACTER, (_, hex: string) => String.fromCharCode(Number(`0x${hex}`)))
    : plain;
}

function character(code: number, written: string): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : written;
}

function after(xml: string, end: string, start: number): number {
  const found = xml.indexOf(end, start);
  if (found < 0) throw new OtherReaderNeeded('unclosed markup');
  return found + end.length;
}

/** Position after a tag, whose attributes may contain `>`. */
function tagEnd(xml: string, start: number): number {
  let quote = 0;
  for (let position = start + 1; position < xml.length; position += 1) {
    const code = xml.charCodeAt(position);
    if (quote !== 0) {
      if (code === quote) quote = 0;
    } else if (code === 0x22 || code === 0x27) quote = code;
    else if (code === 0x3e) return position + 1;
  }
  throw new OtherReaderNeeded('unclosed tag');
}

function tagToken(tag: string): XmlToken | null {
  if (tag.startsWith('?') || tag.startsWith('!')) return null;
  if (tag.startsWith('/')) return { kind: 'close', name: localName(tag.slice(1).trim()) };
  const isEmpty = tag.endsWith('/');
  const nameEnd = tag.search(/[\s/]/);
  const name = localName(nameEnd < 0 ? tag : tag.slice(0, nameEnd));
  const attributes = nameEnd < 0 ? NO_ATTRIBUTES : attributesOf(tag.slice(nameEnd));
  return { kind: isEmpty ? 'empty' : 'open', name, attributes };
}

const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();

function attributesOf(text: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  let position = 0;
  for (;;) {
    const equals = text.indexOf('=', position);
    if (equals < 0) return attributes;
    const value = text.slice(equals + 1).search(/\S/) + equals + 1;
    const quote = text[value];
    const end = quote === '"' || quote === "'" ? text.indexOf(quote, value + 1) : -1;
    if (end < 0) return attributes;
    const name = text.slice(position, equals).trim();
    if (!name.startsWith('xmlns')) attributes.set(localName(name), unescapeXml(text.slice(value + 1, end)));
    position = end + 1;
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
