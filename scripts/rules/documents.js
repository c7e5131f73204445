import { readdir, readFile } from 'node:fs/promises';

const ROOT = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'];
const FENCE = /^```(\S*)\n([\s\S]*?)^```$/gm;

/** Every document by its path: the README, the guides, the decisions. */
export async function readDocuments() {
  const inDocs = (await readdir('docs', { recursive: true })).filter((path) => path.endsWith('.md'));
  const paths = [...ROOT, ...inDocs.map((path) => `docs/${path}`)].toSorted();
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(path, 'utf8') })));
}

/** Every fenced block of a document: its language, its code, and the number of its first line. */
export function snippetsOf({ path, text }) {
  return [...text.matchAll(FENCE)].map(({ 1: language, 2: code, index }) => ({
    path,
    language,
    code,
    line: text.slice(0, index).split('\n').length + 1,
  }));
}

/** The text outside code. */
export function proseOf({ text }) {
  return text.replace(FENCE, '').replace(/`[^`\n]*`/g, '');
}

const COMPILED = new Set(['ts', 'tsx', 'js']);
const INLINE_SCRIPT = /<script>\n([\s\S]*?)<\/script>/g;

/**
 * The files to compile, by name: every `ts`, `tsx` and `js` block and the scripts inside `html`. Each keeps its line
 * number in the document, so compiler errors point to the document.
 */
export async function typedSnippets() {
  const files = {};
  for (const snippet of (await readDocuments()).flatMap(snippetsOf)) {
    const stem = `${snippet.path.replace(/\.md$/, '').replaceAll('/', '.')}.${snippet.line}`;
    if (COMPILED.has(snippet.language)) {
      files[`${stem}.${snippet.language}`] = '\n'.repeat(snippet.line - 1) + asModule(snippet.code);
    }
    for (const { 1: script, index } of snippet.language === 'html' ? snippet.code.matchAll(INLINE_SCRIPT) : []) {
      const line = snippet.line + snippet.code.slice(0, index).split('\n').length;
      files[`${stem}.${index}.js`] = '\n'.repeat(line - 1) + asModule(script);
    }
  }
  return files;
}

/** Makes every block a module, so that names of one block do not conflict with another's. */
function asModule(code) {
  return /^(import|export) /m.test(code) ? code : `${code}export {};\n`;
}
