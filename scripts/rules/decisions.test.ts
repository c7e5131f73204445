import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readDocuments } from './documents.js';
import type { Document } from './documents.js';

const INDEX = 'docs/decisions/README.md';
const FENCED = /^```[^]*?^```/gm;

const documents = await readDocuments();
const titled = ({ path, text }: Document): readonly [string, string] => [path, text];
const notes = documents.filter(({ path }) => path.startsWith('docs/decisions/') && path !== INDEX).map(titled);
const titleOf = (text: string): string => /^# (.+)$/m.exec(text)?.[1] ?? '';

describe.each(notes)('%s', (path, text) => {
  const dated = /^- Date: (\d{4}-\d\d-\d\d)\n- Status: (.+)$/m.exec(text);

  test('has a title, then date and status, then the three sections', () => {
    const head = /^# .+\n\n- Date: .+\n- Status: .+\n\n## Context\n/;
    expect(text).toMatch(head);
    expect([...text.matchAll(/^#{1,2} (.+)$/gm)].map(([, heading]) => heading)).toEqual([
      titleOf(text),
      'Context',
      'Decision',
      'Consequences',
    ]);
    const sections = text.split(/^## .+$/m).slice(1);
    expect(sections.filter((section) => section.trim() === '')).toEqual([]);
  });

  test('has the date of its file name', () => {
    const [, date = ''] = dated ?? [];
    expect(basename(path).startsWith(`${date}-`)).toBe(true);
    expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
  });

  test('is accepted or superseded by another note', () => {
    const status = dated?.[2] ?? '';
    const successor = /^superseded by \[.+\]\(([\w.-]+\.md)\)$/.exec(status)?.[1];
    if (successor === undefined) expect(status).toBe('accepted');
    else expect(notes.map(([other]) => basename(other))).toContain(successor);
  });
});

test('the index lists every note under its title', () => {
  const index = documents.find(({ path }) => path === INDEX)?.text ?? '';
  const listed = [...index.replace(FENCED, '').matchAll(/^- \[(.+)\]\((.+\.md)\)$/gm)];
  expect(listed.map(([, title, file]) => `${file}: ${title}`).toSorted()).toEqual(
    notes.map(([path, text]) => `${basename(path)}: ${titleOf(text)}`),
  );
});

const PATH = /^(?:src|server|docs|scripts|stories|site|e2e|bench|examples|bin)\/[^\s`]*$/;

test.each(
  documents
    .filter(({ path }) => /^docs\/decisions\/|^docs\/architecture\.md$|^CONTRIBUTING\.md$/.test(path))
    .map(titled),
)('paths in %s exist', (_path, text) => {
  const named = [...text.replace(FENCED, '').matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name);
  const paths = named.filter((name) => PATH.test(name));
  // For a path with a placeholder, such as `src/i18n/locales/<language>` or `*`, checks the part before it.
  expect(paths.filter((path) => !existsSync(path.replace(/[<*].*$/, '')))).toEqual([]);
});
