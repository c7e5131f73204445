import { GraphQLString } from 'graphql';
import { z } from 'zod';
import type { ZodType } from 'zod';
import { boundedText, longestOf, TEXT_FILTER, TEXT_SHAPE, textValue } from './bounded-text.js';
import type { TextBase } from './bounded-text.js';
import type { FieldKind, JsonSchema, QuickCheck } from './field-kind.js';

type TextType = 'text' | 'textarea' | 'richtext';

export interface TextField<Type extends TextType = TextType> extends TextBase {
  readonly type: Type;
  /** `folder`: names joined by `/`, as uploads accept them. */
  readonly format?: 'folder';
}

function textKindOf<Type extends TextType>(type: Type, json: JsonSchema): FieldKind<TextField<Type>> {
  return {
    type,
    shape: { ...TEXT_SHAPE, format: z.literal('folder').optional() },
    value: (field) => textValue(field.format === 'folder' ? folderText(field) : boundedText(field)),
    graphql: () => GraphQLString,
    json: () => json,
    cell: { meaning: String, quickCheck: plainText },
    filter: () => TEXT_FILTER,
  };
}

export const textKind: FieldKind<TextField<'text'>> = textKindOf('text', { type: 'string' });
export const textareaKind: FieldKind<TextField<'textarea'>> = textKindOf('textarea', { type: 'string' });
export const richtextKind: FieldKind<TextField<'richtext'>> = textKindOf('richtext', {
  type: 'string',
  description: 'HTML, stored as sent.',
});

/** Removes slashes at both ends; slashes alone mean no folder. */
function folderText(field: TextField): ZodType {
  return boundedText(field).transform((text, context) => {
    const label = folderLabel(text);
    if (label === undefined) context.addIssue(FOLDER_RULE);
    return label ?? null;
  });
}

const SEGMENT = /^[\w .-]+$/;
const DEPTH = 8;

export const FOLDER_RULE = 'At most 8 names of letters, digits, spaces and ._- joined by "/".';

/** Names joined by `/`, without slashes at both ends; `null` for no folder, `undefined` for an invalid path. */
export function folderLabel(given: string): string | null | undefined {
  const path = given.replace(/^\/|\/$/g, '');
  if (path === '') return null;
  const segments = path.split('/');
  const isGood = segments.every(
    (segment) => SEGMENT.test(segment) && segment === segment.trim() && !/^\.+$/.test(segment),
  );
  return isGood && segments.length <= DEPTH ? path : undefined;
}

/** U+0000 and lone surrogates; valid surrogate pairs are left to the schema. */
const SPECIAL = /[\u0000\ud800-\udfff]/;

function plainText(field: TextField): QuickCheck {
  const { minLength = 0 } = field;
  const longest = longestOf(field) ?? Number.POSITIVE_INFINITY;
  return (cell) => {
    if (typeof cell === 'number') {
      const text = String(cell);
      return text.length <= longest && text.length >= minLength ? text : undefined;
    }
    if (typeof cell !== 'string' || cell === '' || cell.length > longest) return undefined;
    // Characters of two code units count once.
    return cell.length < minLength * 2 || mayBeBlank(cell) || SPECIAL.test(cell) ? undefined : cell;
  };
}

/** Whitespace-only text counts as missing in a required field; few texts start with whitespace. */
function mayBeBlank(text: string): boolean {
  const first = text.charCodeAt(0);
  return first <= 32 || (first > 127 && text.trim() === '');
}
