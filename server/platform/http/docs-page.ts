import type { Endpoint } from './endpoint.js';

/** The endpoint list as an HTML page, without scripts or external resources. */
export function docsPage(endpoints: readonly Endpoint[]): string {
  const tags = [...new Set(endpoints.map(({ tag }) => tag))];
  const section = (tag: string): string => {
    const rows = endpoints.filter((endpoint) => endpoint.tag === tag).map(rowOf);
    return `<section><h2>${escapeHtml(tag)}</h2><table><tbody>${rows.join('')}</tbody></table></section>`;
  };
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Rowgate API</title>
<style>
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 3rem auto; padding: 0 1.25rem; }
  h1 { font-size: 1.6rem; letter-spacing: -0.01em; }
  h2 { font-size: 1rem; margin: 2.5rem 0 .5rem; }
  table { width: 100%; border-collapse: collapse; }
  td { padding: .45rem .75rem .45rem 0; border-top: 1px solid color-mix(in srgb, currentColor 14%, transparent); vertical-align: top; }
  td:first-child { width: 4.5rem; font-weight: 600; font-size: .8rem; padding-top: .55rem; }
  td:last-child { text-align: end; opacity: .65; white-space: nowrap; font-size: .85rem; }
  code { font: .9em ui-monospace, monospace; overflow-wrap: anywhere; }
  p { margin: .1rem 0; }
  small { opacity: .7; }
</style>
</head>
<body>
<h1>Rowgate API</h1>
<p>Send <code>Authorization: Bearer …</code> with an API key or a session token. Machine-readable:
<a href="openapi.json">openapi.json</a>.</p>
${tags.map(section).join('\n')}
</body>
</html>
`;
}

function rowOf({ method, path, summary, access }: Endpoint): string {
  const address = path.replace(/:(\w+)/g, '{$1}');
  return `<tr><td>${method.toUpperCase()}</td><td><code>${escapeHtml(address)}</code><p><small>${escapeHtml(summary)}</small></p></td><td>${access}</td></tr>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
