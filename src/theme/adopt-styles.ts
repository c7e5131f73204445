export interface StyleSheetText {
  readonly name: string;
  readonly text: string;
  /** Of a page whose policy asks for one; used where sheets cannot be adopted. */
  readonly nonce?: string;
}

const ATTRIBUTE = 'data-rowgate-styles';
/** Before the rules that give way to classes of the host; `scripts/isolate-styles.js` writes it. */
const GIVING_WAY = '@media all{';

/**
 * Puts a sheet into the document or shadow root of an element, once, unless the page has `rowgate/styles.css`. An
 * adopted one passes a policy that forbids style elements; a style element with the page's nonce serves where there is
 * none.
 */
export function adoptStyles(element: Element, { name, text, nonce }: StyleSheetText): void {
  const root = element.getRootNode();
  const place = root instanceof ShadowRoot ? root : element.ownerDocument;
  const adopted = (place.adoptedStyleSheets ?? []) as readonly CSSStyleSheet[];
  const names = [
    ...adopted.map((sheet) => (sheet as { readonly [ATTRIBUTE]?: string })[ATTRIBUTE]),
    ...Array.from(place.querySelectorAll(`style[${ATTRIBUTE}]`), (style) => style.getAttribute(ATTRIBUTE)),
  ].filter(Boolean);
  if (names.includes(name)) return;
  const isLinked = names.length === 0 && getComputedStyle(element).getPropertyValue('--rg-forward') !== '';
  if (isLinked) return;
  const css = hasLayers(place) ? text.replaceAll(GIVING_WAY, '@layer components{') : text;
  if (place.adoptedStyleSheets && typeof CSSStyleSheet === 'function' && 'replaceSync' in CSSStyleSheet.prototype) {
    const sheet = Object.assign(new CSSStyleSheet(), { [ATTRIBUTE]: name });
    sheet.replaceSync(css);
    place.adoptedStyleSheets = [...adopted, sheet];
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
