import { execFileSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Names what it rejects. */
const SELF = 'scripts/rules/words.test.ts';
const TEXT = /\.(?:ts|tsx|js|mjs|cjs|jsx|json|md|mdx|css|html|vue|yml|yaml)$/;
/** Third-party or generated text, and word lists in many languages. */
const EXCLUDED =
  /^package-lock\.json$|(?:^|\/)(?:node_modules|dist|corpora|\.cache|\.data)\/|^CONTRIBUTING\.md$|^src\/engine\/mapping\/lexicon\//;

/** "There is no …", "is no longer …" and "is no more than …" are idiomatic. */
const IS_NO = /(?<!\bthere )\b(?:is|are|was|were) no (?!longer\b|more\b|less\b|fewer\b)/i;

const PATTERNS: readonly RegExp[] = [
  IS_NO,
  /(?<!\b(?:there|if) )\bis none\b(?! of)/i,
  /\bwho(?:so)?ever\b/i,
  /\bmend(?:s|ed|ing)?\b/i,
  /\bheed(?:s|ed|ing)?\b/i,
  /\bnobody knows\b/i,
  /\bsays why\b/i,
  /\b(?:people|person) (?:is|are) told\b/i,
  /\bspeaks? of\b/i,
  /\btold by\b/i,
  /\bis said (?:by|of|so|to be)\b/i,
  /\b(?:a|another|each|every|earlier|first|last|one) try\b(?! to)/i,
  /\bcannot be is\b/i,
  /\bgives? way\b/i,
  // British spelling, in words that were used here.
  /\b(?:behaviour|colour(?:s|ed)|neighbour\w*|dialled|dialling|metres|sanitise|optimises?|recognisable)\b/i,
];

/** Sentences and names that were replaced because readers stumbled over them. */
const REPLACED: readonly string[] = [
  'still have problems. Mend',
  'was not accepted. It is marked below',
  'is no spreadsheet.',
  'There is no row of data in this file',
  'Save it without one in Excel',
  'never seems to end',
  'Tell whoever set up',
  'A later action took the place of this one',
  'Something is missing before this can be done',
  'The server has too much to do',
  'An earlier try, whose answer was lost',
  'Appears before, in row',
  'Does not have the expected form',
  'Is not a number.',
  'Is not a date.',
  'Is neither yes nor no',
  'Has more digits than a number can hold; stays text',
  'Is not one of:',
  'What the file should contain',
  'you match them in a moment',
  'Drop the files one after the other',
  'Template as CSV',
  'Header · automatic',
  'Rows above it are left out',
  'the file begins with data',
  'not sure – please check',
  'another name for it',
  'same name, written differently',
  'its values fit',
  'No column of that name',
  'In numbers such as 1.234 the decimal sign',
  'none of the choices as they stand',
  'No problems in this cell',
  'Empty the cell',
  'Is it matched to the right column?',
  'Keep this window open until it is done',
  'Leave this import?',
  'Every row of the file was imported',
  'Transform with words',
  'What should change in the rows?',
  'Looking for a way to do this',
  'Say it differently',
  'mend what is wrong',
  'judged once more by the same engine',
  'What files may bring in, for everybody',
  'What this server keeps, as its configuration declares it',
  'A page with the key of an importer sends the first file',
  'Make the key',
  'Rate limit of its own',
  'A role decides what a person may do',
  'none beside the role',
  'Rows with findings',
  'Its import jobs',
  'a token of sign-in',
  'takes blanks off both ends',
  'People are not told',
  'cannot be is said so',
  'not by likeness of letters',
  'A value that cannot be is told',
  'None is required beside',
  'heldOn(',
  'unlessNew(',
  'unlessOther(',
  'while the next one says the same',
  'callWorker(',
  'handBack(',
  'give-back',
  'A name from outside as it may stand',
  'waitLadder',
  'settleShared',
  'DeliveryTry',
  'reserveTry',
  'countTry',
  'and `onComplete` has not taken the result',
  'What of a request tells who makes it',
  'What may leave the server of something thrown',
  'A worn credential',
  'The connection ends with the answer',
  'Of ids, which have no substrings',
  'in the mind of whoever maps',
  'of what both say, yours counts',
  'after whoever would lose something',
  'and be it to undo that',
  'isNoTable',
  'The token was no guess',
  'The answer cannot be far',
  'What comes now comes too late',
  'every later value that was there before',
  'a grid they can mend it in',
  'One importer, to be read',
];

async function trackedFiles(): Promise<readonly string[]> {
  try {
    return execFileSync('git', ['ls-files'], { encoding: 'utf8', maxBuffer: 1 << 24 }).split('\n');
  } catch {
    const entries = await readdir('.', { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  }
}

async function readTexts(): Promise<readonly (readonly [path: string, text: string])[]> {
  const paths = (await trackedFiles()).filter((path) => TEXT.test(path) && !EXCLUDED.test(path) && path !== SELF);
  return Promise.all(paths.map(async (path) => [path, await readFile(path, 'utf8')] as const));
}

const texts = await readTexts();

/** Comments and paragraphs wrap, so a pattern may span two lines. */
const unwrapped = (text: string): string => text.replace(/\s*\n\s*(?:(?:\*|\/\/|>) ?)?/g, ' ');
const unwrappedTexts = texts.map(([path, text]) => [path, unwrapped(text)] as const);

test('reads the whole repository', () => {
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.map(([path]) => path)).toEqual(expect.arrayContaining(['README.md', 'src/index.ts', 'server/index.ts']));
});

test.each(PATTERNS.map((pattern) => [pattern.source, pattern] as const))('no file contains %s', (_source, pattern) => {
  const found = unwrappedTexts.flatMap(([path, text]) => {
    const match = pattern.exec(text);
    return match ? [`${path}: ${text.slice(Math.max(0, match.index - 40), match.index + 60)}`] : [];
  });
  expect(found).toEqual([]);
});

test('English texts write percentages without a space', () => {
  const english = texts.filter(([path]) => /\.mdx?$|\/en\.json$/.test(path));
  const found = english.flatMap(([path, text]) =>
    [...text.matchAll(/.*\d\}?\}? %.*/g)].map(([line]) => `${path}: ${line}`),
  );
  expect(found).toEqual([]);
});

test('no file contains a replaced sentence or name', () => {
  const found = unwrappedTexts.flatMap(([path, text]) =>
    REPLACED.filter((old) => text.includes(old)).map((old) => `${path}: ${old}`),
  );
  expect(found).toEqual([]);
});

test.each(['This is no table.', 'They are no rows.', 'What was no date', 'is\n * no number', 'What is\n// no date'])(
  'the pattern finds "%s"',
  (text) => expect(unwrapped(text)).toMatch(IS_NO),
);

test.each(['There is no such row.', 'It is no longer here.', 'It is not a table.', 'is no more than 3'])(
  'the pattern accepts "%s"',
  (text) => expect(unwrapped(text)).not.toMatch(IS_NO),
);
