import base from './css/base.css?inline';
import frame from './css/frame.css?inline';
import grid from './css/grid.css?inline';
import steps from './css/steps.css?inline';

/** All styles of the importer, every rule under `.importcsv`. */
const styleText: string = [base, frame, steps, grid].join('\n');

const ATTRIBUTE = 'data-rowgate-styles';

/**
 * Puts the styles where an element lives, once. An adopted sheet passes a policy that forbids style elements;
 * a style element with the page's nonce serves where there is none.
 */
export function injectStyles(element: Element, nonce?: string): void {
  const root = element.getRootNode();
  const place = root instanceof ShadowRoot ? root : element.ownerDocument;
  const adopted = place.adoptedStyleSheets as CSSStyleSheet[] | undefined;
  if (adopted && typeof CSSStyleSheet === 'function' && 'replaceSync' in CSSStyleSheet.prototype) {
    if (adopted.some((sheet) => ATTRIBUTE in sheet)) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styleText);
    Object.defineProperty(sheet, ATTRIBUTE, { value: true });
    place.adoptedStyleSheets = [...adopted, sheet];
    return;
  }
  const head = root instanceof ShadowRoot ? root : element.ownerDocument.head;
  if (head.querySelector(`style[${ATTRIBUTE}]`)) return;
  const style = element.ownerDocument.createElement('style');
  style.setAttribute(ATTRIBUTE, '');
  if (nonce) style.nonce = nonce;
  style.textContent = styleText;
  head.append(style);
}
