import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const INLINE = /<script((?:\s+type="module")?)>([\s\S]*?)<\/script>/g;

/** Puts the scripts of a page into files beside it: the policy of the server allows no others, and stays as it is. */
export async function withoutInlineScripts(page) {
  const html = await readFile(page, 'utf8');
  const scripts = [];
  const changed = html.replaceAll(INLINE, (_all, type, text) => {
    const name = `inline-${createHash('sha256').update(text).digest('hex').slice(0, 12)}.js`;
    scripts.push(writeFile(join(dirname(page), name), text));
    return `<script${type} src="./${name}"></script>`;
  });
  await Promise.all([...scripts, writeFile(page, changed)]);
}
