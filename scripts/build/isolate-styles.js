import { build, transform } from 'esbuild';

/*
 * Sets the specificity of the styles in a host's page (docs/decisions/2026-11-22-styles-among-others.md). Our elements
 * win over the page's element styles and over its own classes. An element to which the host gave a class (`classNames`)
 * loses to every class, but still wins over element styles.
 */

const ROOT = '.importcsv';
/** Used next to the host's classes. */
const HOSTED = '.rg-host';
const NOT_HOSTED = `:where(:not(${HOSTED}))`;
/** Has the specificity of an id and excludes nothing. */
const HEAVY = ':not(#_)';
/** Elements that can get a class from the host. */
const PLACES =
  /\.(?:importcsv|rg-(?:dialog|embedded|header|stepper|content|footer|button|danger|field|preview|grid|dropzone))(?![\w-])/;
const PLACE_TYPES = /^(?:\*|dialog|header|footer|ol|div|button|input|select|textarea|table)?(?![\w-])/;

/** The minifier writes two of them with one colon. */
const PSEUDO_ELEMENT = /(?:::[\w-]+(?:\([^)]*\))?|:(?:before|after))(?::[\w-]+)*$/;

/** Minified, with the specificity of a published sheet. */
export async function isolatedStyles(css) {
  const { code } = await transform(css, { loader: 'css', minify: true });
  return isolate(inPixels(code.trim()));
}

/** The same for a sheet with all that it imports, and the paths of these files relative to the working directory. */
export async function isolatedSheet(path) {
  const { outputFiles, metafile } = await build({ entryPoints: [path], bundle: true, write: false, metafile: true });
  return { css: await isolatedStyles(outputFiles[0].text), files: Object.keys(metafile.inputs) };
}

/** Sizes must not depend on the host's root element. */
function inPixels(css) {
  return css.replace(/(?<![\w.])(\d*\.?\d+)rem\b/g, (_all, number) => `${Number((number * 16).toFixed(3))}px`);
}

/** `css` without comments. The rules that lose to the host come last, in one block that can be put into a layer. */
export function isolate(css) {
  const giving = [];
  const text = rulesOf(css)
    .map((rule) => weighed(rule, giving, (body) => body))
    .join('');
  return giving.length > 0 ? `${text}@media all{${giving.join('')}}` : text;
}

function weighed({ prelude, body }, giving, wrap) {
  if (/^@(?:media|supports|container)\b/.test(prelude)) {
    const inner = rulesOf(body).map((rule) => weighed(rule, giving, (text) => wrap(`${prelude}{${text}}`)));
    return `${prelude}{${inner.join('')}}`;
  }
  if (prelude.startsWith('@')) return `${prelude}{${body}}`;
  const selectors = splitTop(prelude, ',');
  const light = selectors.filter(isPlace).map(lightened);
  if (light.length > 0) giving.push(wrap(`${light.join(',')}{${body}}`));
  return `${selectors.map(weighted).join(',')}{${body}}`;
}

function isPlace(selector) {
  if (weightOf(selector) === 0) return false;
  const { compound } = subjectOf(selector);
  const plain = compound.replace(/:where\(.*$/, '');
  return PLACES.test(plain) || (!plain.includes('.') && PLACE_TYPES.exec(plain)?.[0] === /^[\w*]*/.exec(plain)?.[0]);
}

function weighted(selector) {
  if (weightOf(selector) === 0) return selector;
  const { before, compound, element } = subjectOf(selector);
  const narrowed = isPlace(selector) ? before + compound + NOT_HOSTED + element : selector;
  return narrowed.replace(ROOT, ROOT + HEAVY);
}

/** The same elements, in the same order, with a specificity between element names and one class. */
function lightened(selector) {
  const { before, compound, element } = subjectOf(selector);
  const names = Array(4 + weightOf(selector)).fill('_');
  return `:where(${before}${compound}${HOSTED}):not(${names.join(' ')})${element}`;
}

/** Counts three for a class, attribute or state, one for a name. */
function weightOf(selector) {
  let weight = 0;
  let rest = selector;
  for (let found; (found = /:(where|is|not|has)\(/.exec(rest));) {
    const end = closing(rest, found.index + found[0].length);
    const inside = splitTop(rest.slice(found.index + found[0].length, end), ',');
    if (found[1] !== 'where') weight += Math.max(...inside.map(weightOf));
    rest = rest.slice(0, found.index) + rest.slice(end + 1);
  }
  rest = rest.replace(/\[[^\]]*\]|::?[\w-]+(?:\([^)]*\))?|\.[\w-]+/g, (part) => {
    weight += part.startsWith('::') ? 1 : 3;
    return '';
  });
  return weight + (rest.match(/[a-z][\w-]*/gi)?.length ?? 0);
}

function closing(text, from) {
  let depth = 1;
  for (let index = from; index < text.length; index += 1) {
    if (text[index] === '(') depth += 1;
    if (text[index] === ')' && (depth -= 1) === 0) return index;
  }
  throw new Error(`A bracket is not closed: ${text}`);
}

/** The part before the last compound, that compound, and its pseudo-element. */
function subjectOf(selector) {
  const parts = splitTop(selector, ' >+~');
  const last = parts.at(-1);
  const element = PSEUDO_ELEMENT.exec(last)?.[0] ?? '';
  return {
    before: selector.slice(0, selector.length - last.length),
    compound: last.slice(0, last.length - element.length),
    element,
  };
}

/** Splits at any of these characters outside brackets and quotes. */
function splitTop(text, separators) {
  const parts = [''];
  let depth = 0;
  let quote = '';
  for (const character of text) {
    if (quote) quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) depth -= 1;
    if (depth === 0 && !quote && separators.includes(character)) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts;
}

function rulesOf(css) {
  const rules = [];
  for (let index = 0; index < css.length;) {
    const open = css.indexOf('{', index);
    if (open === -1) break;
    let depth = 1;
    let end = open + 1;
    for (; depth > 0; end += 1) depth += css[end] === '{' ? 1 : css[end] === '}' ? -1 : 0;
    rules.push({ prelude: css.slice(index, open).trim(), body: css.slice(open + 1, end - 1) });
    index = end;
  }
  return rules;
}
