export interface StyleSheetText {
  /** The text sets `--rg-sheet-<name>` on `.importcsv`. */
  readonly name: string;
  readonly text: string;
  /** Of a page whose policy asks for one; used where sheets cannot be adopted. */
  readonly nonce?: string;
}

const ATTRIBUTE = 'data-rowgate-styles';
/** Before the rules that give way to classes of the host; `scripts/isolate-styles.js` writes it. */
const GIVING_WAY = '@media all{';

/**
 * Puts a sheet into the document or shadow root of `element`, once, unless it is there already: adopted by another
 * importer, or linked as `rowgate/styles.css`. Each sheet says in a variable, `--rg-sheet-<name>`, that it applies;
 * nothing may be remembered on an adopted sheet itself, because WebKit drops what is set on it. An adopted sheet passes
 * a policy that forbids style elements; where sheets cannot be adopted, a style element carries the page's nonce.
 */
export function adoptStyles(element: Element, { name, text, nonce }: StyleSheetText): void {
  const root = element.getRootNode();
  const place = root instanceof ShadowRoot ? root : element.ownerDocument;
  const applies = getComputedStyle(element).getPropertyValue(`--rg-sheet-${name}`) !== '';
  if (applies || place.querySelector(`style[${ATTRIBUTE}="${name}"]`)) return;
  const css = hasLayers(place) ? text.replaceAll(GIVING_WAY, '@layer components{') : text;
  if (place.adoptedStyleSheets && typeof CSSStyleSheet === 'function' && 'replaceSync' in CSSStyleSheet.prototype) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    place.adoptedStyleSheets = [...place.adoptedStyleSheets, sheet];
    return;
  }
  const style = element.ownerDocument.createElement('style');
  style.setAttribute(ATTRIBUTE, name);
  if (nonce) style.nonce = nonce;
  style.textContent = css;
  (root instanceof ShadowRoot ? root : element.ownerDocument.head).append(style);
}

/** Utility classes that live in a layer lose to whatever is in none: then ours has to be in the layer below theirs. */
function hasLayers({ styleSheets }: DocumentOrShadowRoot): boolean {
  return Array.from(styleSheets).some((sheet) => {
    try {
      return Array.from(sheet.cssRules).some(
        (rule) =>
          typeof CSSLayerStatementRule === 'function' &&
          rule instanceof CSSLayerStatementRule &&
          rule.nameList.indexOf('components') < rule.nameList.indexOf('utilities') &&
          rule.nameList.includes('components'),
      );
    } catch {
      // A sheet of another origin does not tell its rules.
      return false;
    }
  });
}
