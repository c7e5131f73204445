import type { Column, Expression, ProgramStep, Test } from '../../../../src/engine/full.js';
import { keepWhenBlank } from '../assistant-provider.js';
import { cell, wholePhrase } from './phrase.js';
import type { Parts, Phrase, PhraseContext } from './phrase.js';
import { PhraseProblem } from './column-names.js';

const BY = '(?:by|at|on|with|using|separated by)(?: the| a| an)?';

function listOf(words: string): readonly string[] {
  return words.split(/\s*(?:,|\band\b|&)\s*/iu).filter((part) => part !== '');
}

/** In a list that ends in `last name`, `first` may mean `first name`. */
function eachColumn(words: string, { columns }: PhraseContext, not?: Column): readonly Column[] {
  const parts = listOf(words);
  const noun = parts.at(-1)?.split(' ').at(-1) ?? '';
  return parts.map((part) => {
    const found = [...columns.find(part)].filter((column) => column !== not);
    if (found.length === 1) return found[0]!;
    const longer = columns.find(`${part} ${noun}`).filter((column) => column !== not);
    return longer.length === 1 ? longer[0]! : columns.one(part);
  });
}

interface Split {
  readonly source: Column;
  readonly targets: readonly Column[];
  readonly separator: string;
}

interface Part {
  readonly from: number;
  readonly to?: number | 'end';
}

function split({ source, targets, separator }: Split): readonly ProgramStep[] {
  const part = (place: Part): Expression => ({ type: 'split', of: cell(source), separator, ...place });
  const hasMiddle = separator.trim() === '' && targets.length === 3 && isMiddleName(targets[1]!);
  const places: readonly Part[] = hasMiddle
    ? [{ from: 0 }, { from: 1, to: -2 }, { from: -1 }]
    : targets.map((_target, at) => ({ from: at, ...(at === targets.length - 1 ? { to: 'end' as const } : {}) }));
  const own = targets.indexOf(source);
  // A text with too few parts to leave one for the source stays there unchanged; with two words there is a last name.
  const needed = part({ from: hasMiddle ? Math.min(own, 1) : own });
  const second = part({ from: 1 });
  const steps = targets.map((target, at): ProgramStep => {
    const found = keepWhenBlank(target.id, part(places[at]!));
    const enough = own > 0 ? needed : hasMiddle && at === 2 ? second : null;
    return {
      column: target.id,
      to: enough ? { type: 'if', test: blank(enough), yes: cell(target), no: found } : found,
    };
  });
  // The source itself comes last, because the others are taken from it.
  return [...steps.filter(({ column }) => column !== source.id), ...steps.filter(({ column }) => column === source.id)];
}

function isMiddleName({ id, label }: Column): boolean {
  return /middle/iu.test(`${id} ${label}`);
}

function blank(of: Expression): Test {
  return { type: 'blank', of };
}

/** The target of a combination that names none: a full name, or the only column with such a name. */
function combinedColumn({ columns }: PhraseContext, parts: readonly Column[]): Column {
  const others = columns.all.filter((column) => !parts.includes(column));
  const full = others.filter(({ id, label }) => /^(?:full|whole|complete|display)[\s_-]*/iu.test(id + label));
  const named = others.filter(({ id, label }) => /^(?:name|address)$/iu.test(id) || /^(?:name|address)$/iu.test(label));
  const found = full.length > 0 ? full : named;
  if (found.length === 1) return found[0]!;
  const [first, second] = parts.map(({ label }) => label);
  throw new PhraseProblem(
    `Add the column for the result, such as: combine ${first} and ${second} into ${others[0]?.label ?? 'another column'}.`,
  );
}

export const splitPhrases: readonly Phrase[] = [
  {
    example: 'split full name into first and last',
    patterns: [
      wholePhrase(
        `(?:split|separate|divide|break(?: up)?) (?<source>.+?) ${BY} (?<separator>.+?) (?:into|to) (?<targets>.+)`,
      ),
      wholePhrase(
        `(?:split|separate|divide|break(?: up)?) (?<source>.+?) (?:into|to) (?<targets>.+?)(?: ${BY} (?<separator>.+))?`,
      ),
    ],
    steps({ source = '', targets = '', separator }, context) {
      const from = context.columns.one(source);
      const into = eachColumn(targets, context);
      if (into.length < 2)
        throw new PhraseProblem(
          'Name at least two columns to split into, such as: split full name into first and last.',
        );
      return split({
        source: from,
        targets: into,
        separator: separator === undefined ? ' ' : context.value(separator),
      });
    },
  },
];

const COMBINE = '(?:combine|merge|join|concatenate|concat|put together)';

function combined({ parts = '', target, separator }: Parts, context: PhraseContext): readonly ProgramStep[] | null {
  const words = parts.replace(/\s*\+\s*/gu, ' and ');
  if (listOf(words).length < 2) return null;
  const into = target === undefined ? undefined : context.columns.one(target);
  const from = eachColumn(words, context, into);
  const between = separator === undefined ? ' ' : context.value(separator);
  const to: Expression = { type: 'join', separator: between, parts: from.map(cell) };
  return [{ column: (into ?? combinedColumn(context, from)).id, to }];
}

export const combinePhrases: readonly Phrase[] = [
  {
    example: 'combine first and last into full name',
    patterns: [
      wholePhrase(`${COMBINE} (?<parts>.+?) ${BY} (?<separator>.+?) (?:into|to|as|in) (?<target>.+)`),
      wholePhrase(`${COMBINE} (?<parts>.+?) (?:into|to|as|in) (?<target>.+?)(?:,? ${BY} (?<separator>.+))?`),
      wholePhrase(`${COMBINE} (?<parts>.+?)(?:,? ${BY} (?<separator>.+))?`),
    ],
    steps: combined,
  },
  {
    example: 'set full name to first name and last name',
    patterns: [wholePhrase('(?:set|fill|make) (?<target>.+?) (?:to|from|with|as) (?<parts>.+? (?:and|&|\\+) .+)')],
    // Any other text with `and` is taken literally.
    steps: (parts, context) =>
      listOf((parts.parts ?? '').replaceAll('+', ' and ')).every((part) => context.columns.find(part).length > 0)
        ? combined(parts, context)
        : null,
  },
];
