import type { Translate } from '../../../../i18n/index.js';

const SIGNS: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};
/** Keys whose cap says something else in each language. */
const WORDED: Readonly<Record<string, string>> = {
  Control: 'ctrl',
  Shift: 'shift',
  Enter: 'enter',
  Escape: 'escape',
  Delete: 'delete',
  ' ': 'space',
  Home: 'home',
  End: 'end',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
};

/** What stands on a key. */
export function keyName(key: string, t: Translate, platform = navigator.platform): string {
  if (key === 'Control' && platform.startsWith('Mac')) return '⌘';
  const worded = WORDED[key];
  return worded === undefined ? (SIGNS[key] ?? key) : t(`keys.cap.${worded}`);
}
