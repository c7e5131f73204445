/** A run of characters from one set. */
interface Step {
  /** Membership by ASCII code; other characters are never members. */
  readonly members: Uint8Array;
  readonly min: number;
  readonly max: number;
}

const ATOM = /^(?:\[((?:[^\\\][]|\\[^a-zA-Z]|\\[dw])+)\]|\\([^a-zA-Z0-9]|[dw])|([^\\^$.|?*+()[\]{}]))/u;
const COUNT = /^(?:([?*+])|\{(\d{1,4})(?:(,)(\d{0,4}))?\})/u;
const CLASS_PART = /\\([dw])|\\?([^])/gu;
const DIGITS = '0123456789';
const WORD = `abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ${DIGITS}_`;

/**
 * The simplest kind of pattern, matched directly on bytes: a sequence of ASCII character sets, each with a count,
 * anchored at both ends. Only if no run can be confused with what may follow it, so that the greedy match is the only
 * one and each byte is read once.
 */
export class LinearPattern {
  readonly #steps: readonly Step[];

  constructor(steps: readonly Step[]) {
    this.#steps = steps;
  }

  matches(bytes: Uint8Array, start: number, end: number): boolean {
    const steps = this.#steps;
    let at = start;
    for (let index = 0; index < steps.length; index += 1) {
      const { members, min, max } = steps[index]!;
      const from = at;
      const limit = Math.min(end, from + max);
      while (at < limit && members[bytes[at]!] === 1) at += 1;
      if (at - from < min) return false;
    }
    return at === end;
  }
}

/** `null` for patterns of any other kind; expects a valid pattern. `whole`: both ends are anchored anyway. */
export function linearPattern(pattern: string, { whole }: { readonly whole: boolean }): LinearPattern | null {
  const hasStart = pattern.startsWith('^');
  const hasEnd = pattern.endsWith('$') && !pattern.endsWith('\\$');
  if (!whole && !(hasStart && hasEnd)) return null;
  let rest = pattern.slice(hasStart ? 1 : 0, hasEnd ? -1 : undefined);
  const steps: Step[] = [];
  while (rest !== '') {
    const atom = ATOM.exec(rest);
    if (!atom) return null;
    const members = membersOf(atom);
    if (!members) return null;
    rest = rest.slice(atom[0].length);
    const count = COUNT.exec(rest);
    if (count) rest = rest.slice(count[0].length);
    steps.push({ members, ...countOf(count) });
  }
  return isUnambiguous(steps) ? new LinearPattern(steps) : null;
}

function countOf(count: RegExpExecArray | null): { readonly min: number; readonly max: number } {
  if (!count) return { min: 1, max: 1 };
  const [, sign, from, comma, to] = count;
  if (sign !== undefined) return { min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : Infinity };
  const min = Number(from);
  if (comma === undefined) return { min, max: min };
  return { min, max: to === '' ? Infinity : Number(to) };
}

function membersOf([, inClass, escaped, plain]: RegExpExecArray): Uint8Array | null {
  if (inClass === undefined) return setOf(namedSet(escaped) ?? escaped ?? plain ?? '');
  if (inClass.startsWith('^')) return null;
  return classMembers([...inClass.matchAll(CLASS_PART)].map(([part, name, single = '']) => ({ part, name, single })));
}

interface ClassPart {
  /** As written; a hyphen means a range only when it is not escaped. */
  readonly part: string;
  readonly name: string | undefined;
  readonly single: string;
}

function classMembers(parts: readonly ClassPart[]): Uint8Array | null {
  let characters = '';
  for (let at = 0; at < parts.length; at += 1) {
    const { name, single } = parts[at]!;
    const to = parts[at + 2];
    if (to && parts[at + 1]!.part === '-') {
      // Engines differ in the meaning of a range from or to a class.
      if (name !== undefined || to.name !== undefined || to.single.charCodeAt(0) >= 0x80) return null;
      for (let code = single.charCodeAt(0); code <= to.single.charCodeAt(0); code += 1) {
        characters += String.fromCharCode(code);
      }
      at += 2;
    } else {
      characters += namedSet(name) ?? single;
    }
  }
  return setOf(characters);
}

function namedSet(name: string | undefined): string | undefined {
  if (name === 'd') return DIGITS;
  return name === 'w' ? WORD : undefined;
}

function setOf(characters: string): Uint8Array | null {
  const members = new Uint8Array(256);
  for (let at = 0; at < characters.length; at += 1) {
    const code = characters.charCodeAt(at);
    if (code >= 0x80) return null;
    members[code] = 1;
  }
  return members;
}

/** Whether no run of variable length shares a character with what can follow it. */
function isUnambiguous(steps: readonly Step[]): boolean {
  return steps.every((step, index) => {
    if (step.min === step.max) return true;
    for (const later of steps.slice(index + 1)) {
      if (later.max > 0 && later.members.some((member, code) => member === 1 && step.members[code] === 1)) return false;
      if (later.min > 0) return true;
    }
    return true;
  });
}
