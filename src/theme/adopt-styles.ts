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
 * Puts a sheet into the document or shadow root of an element, once. An adopted one passes a policy that forbids
 * style elements; a style element with the page's nonce serves where there is none.
 */
export function adoptStyles(element: Element, { name, text, nonce }: StyleSheetText): void {
  const root = element.getRootNode();
  const place = root instanceof ShadowRoot ? root : element.ownerDocument;
  const adopted = place.adoptedStyleSheets as CSSStyleSheet[] | undefined;
  const css = hasLayers(place) ? text.replaceAll(GIVING_WAY, '@layer components{') : text;
  if (adopted && typeof CSSStyleSheet === 'function' && 'replaceSync' in CSSStyleSheet.prototype) {
    if (adopted.some((sheet) => Object.hasOwn(sheet, ATTRIBUTE + name))) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    Object.defineProperty(sheet, ATTRIBUTE + name, { value: true });
    place.adoptedStyleSheets = [...adopted, sheet];
    return;
  }
  const head = root instanceof ShadowRoot ? root : element.ownerDocument.head;
  if (head.querySelector(`style[${ATTRIBUTE}="${name}"]`)) return;
  const style = element.ownerDocument.createElement('style');
  style.setAttribute(ATTRIBUTE, name);
  if (nonce) style.nonce = nonce;
  style.textContent = css;
  head.append(style);
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
