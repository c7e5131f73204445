export interface StyleSheetText {
  /** The sheet sets `--rg-sheet-<name>` on `.importcsv`. */
  readonly name: string;
  readonly text: string;
  /** Nonce of a page with a content security policy; used when sheets cannot be adopted. */
  readonly nonce?: string;
}

const ATTRIBUTE = 'data-rowgate-styles';
/** Precedes the rules that host classes may override; written by `scripts/build/isolate-styles.js`. */
const OVERRIDABLE_RULES = '@media all{';

/**
 * Adds a sheet to the document or shadow root of `element`, unless another importer has adopted it already or
 * `rowgate/styles.css` is linked. Each sheet sets a variable, `--rg-sheet-<name>`, which shows that it applies; marking
 * the adopted sheet itself does not work because WebKit drops expando properties. Adopted sheets pass a policy that
 * forbids style elements; where sheets cannot be adopted, a style element carries the page's nonce.
 */
export function adoptStyles(element: Element, { name, text, nonce }: StyleSheetText): void {
  const root = element.getRootNode();
  const place = root instanceof ShadowRoot ? root : element.ownerDocument;
  const applies = getComputedStyle(element).getPropertyValue(`--rg-sheet-${name}`) !== '';
  if (applies || place.querySelector(`style[${ATTRIBUTE}="${name}"]`)) return;
  const css = hasLayers(place) ? text.replaceAll(OVERRIDABLE_RULES, '@layer components{') : text;
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

/** Utility classes in a cascade layer lose to unlayered rules, so ours must be in a layer below theirs. */
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
      // The rules of a cross-origin sheet cannot be read.
      return false;
    }
  });
}
