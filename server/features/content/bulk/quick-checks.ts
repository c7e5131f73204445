import type { Field, FieldType } from '../model.js';
import type { Cell } from './cell-values.js';

/** What a usual cell is staged as; `undefined` where the kind of the field has to look at it. Never against its word. */
export type QuickCheck = (cell: Cell) => string | undefined;

type Checks = { readonly [Type in FieldType]?: (field: Extract<Field, { type: Type }>) => QuickCheck };

/** U+0000, and halves of characters; those that are whole the kind tells apart. */
// eslint-disable-next-line no-control-regex
const SPECIAL = /[\u0000\ud800-\udfff]/;
/** As the kind of e-mail addresses keeps them: ASCII without upper case, so that trimming and folding change nothing. */
const PLAIN_EMAIL = /^[a-z0-9._%+-]{1,64}@[a-z0-9.-]{1,180}$/;
const SHORTEST_INDEXED = 500;

type TextField = Extract<Field, { type: 'text' | 'textarea' | 'richtext' }>;

function plainText({ minLength = 0, maxLength, unique, index }: TextField): QuickCheck {
  const longest = maxLength ?? (unique === true || index === true ? SHORTEST_INDEXED : Number.POSITIVE_INFINITY);
  return (cell) => {
    if (typeof cell === 'number') return plainNumberText(cell, longest, minLength);
    if (typeof cell !== 'string' || cell === '' || cell.length > longest) return undefined;
    // Characters of two units count once.
    return cell.length < minLength * 2 || mayBeBlank(cell) || SPECIAL.test(cell) ? undefined : cell;
  };
}

/** What is all blanks does not do for a required field; only few texts begin with one. */
function mayBeBlank(text: string): boolean {
  const first = text.charCodeAt(0);
  return first <= 32 || (first > 127 && text.trim() === '');
}

function plainNumberText(cell: number, longest: number, minLength: number): string | undefined {
  const text = String(cell);
  return text.length <= longest && text.length >= minLength ? text : undefined;
}

const quickChecks: Checks = {
  text: plainText,
  textarea: plainText,
  richtext: plainText,
  email: ({ minLength = 0, maxLength = 254 }) => {
    return (cell) =>
      typeof cell === 'string' && cell.length <= maxLength && cell.length >= minLength && PLAIN_EMAIL.test(cell)
        ? cell
        : undefined;
  },
  number: ({ integer = false, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }) => {
    return (cell) => {
      if (typeof cell !== 'number' || cell < min || cell > max) return undefined;
      return (integer ? Number.isSafeInteger(cell) : Number.isFinite(cell)) ? String(cell) : undefined;
    };
  },
  boolean: () => (cell) => (typeof cell === 'boolean' ? String(cell) : undefined),
};

export function quickCheckOf(field: Field): QuickCheck | undefined {
  return (quickChecks[field.type] as ((field: Field) => QuickCheck) | undefined)?.(field);
}
