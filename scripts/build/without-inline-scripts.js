import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const INLINE = /<script((?:\s+type="module")?)>([\s\S]*?)<\/script>/g;

/** Moves inline scripts of a page into files next to it, because the server's policy allows no inline scripts. */
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
