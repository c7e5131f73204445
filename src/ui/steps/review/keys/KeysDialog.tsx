import { useId } from 'react';
import type { ReactNode } from 'react';
import { useClassName } from '../../../hooks/look.js';
import { useTranslate } from '../../../hooks/words.js';
import { Dialog } from '../../../parts/Dialog.js';
import type { Translate } from '../../../../i18n/index.js';

interface KeyEntry {
  /** Key of its label. */
  readonly does: string;
  /** Alternatives; each is a combination of `KeyboardEvent.key` values. */
  readonly presses: readonly (readonly string[])[];
}

/** The shortcuts of the review, as `grid-keys` and the editors implement them, grouped by topic. */
const keyGroups: readonly (readonly KeyEntry[])[] = [
  [
    { does: 'review.nextIssue', presses: [['F8']] },
    { does: 'review.previousIssue', presses: [['Shift', 'F8']] },
    { does: 'find.title', presses: [['Control', 'F']] },
    { does: 'find.showReplace', presses: [['Control', 'H']] },
    { does: 'find.next', presses: [['F3']] },
    { does: 'find.previous', presses: [['Shift', 'F3']] },
  ],
  [
    {
      does: 'keys.cell',
      presses: [['ArrowUp'], ['ArrowDown'], ['ArrowLeft'], ['ArrowRight'], ['Tab'], ['Shift', 'Tab']],
    },
    { does: 'keys.ends', presses: [['Home'], ['End']] },
    {
      does: 'keys.table',
      presses: [
        ['Control', 'Home'],
        ['Control', 'End'],
      ],
    },
    { does: 'keys.page', presses: [['PageUp'], ['PageDown']] },
  ],
  [
    { does: 'review.panel.edit', presses: [['Enter'], ['F2']] },
    { does: 'keys.save', presses: [['Enter'], ['Tab']] },
    { does: 'keys.giveUp', presses: [['Escape']] },
    { does: 'keys.clear', presses: [['Delete']] },
    { does: 'keys.restore', presses: [['Enter']] },
    {
      does: 'keys.copy',
      presses: [
        ['Control', 'C'],
        ['Control', 'X'],
        ['Control', 'V'],
      ],
    },
    { does: 'review.undo', presses: [['Control', 'Z']] },
    { does: 'review.redo', presses: [['Control', 'Shift', 'Z']] },
  ],
  [
    {
      does: 'keys.extend',
      presses: [
        ['Shift', 'ArrowUp'],
        ['Shift', 'ArrowDown'],
        ['Shift', 'ArrowLeft'],
        ['Shift', 'ArrowRight'],
      ],
    },
    {
      does: 'keys.extendEnd',
      presses: [
        ['Control', 'Shift', 'ArrowUp'],
        ['Control', 'Shift', 'ArrowDown'],
        ['Control', 'Shift', 'ArrowLeft'],
        ['Control', 'Shift', 'ArrowRight'],
      ],
    },
    { does: 'keys.all', presses: [['Control', 'A']] },
    { does: 'keys.within', presses: [['Enter'], ['Tab']] },
    { does: 'keys.fillDown', presses: [['Control', 'D']] },
    { does: 'keys.fillRight', presses: [['Control', 'R']] },
    { does: 'menu.insertAbove', presses: [['Control', 'Shift', '+']] },
    { does: 'keys.deleteRows', presses: [['Control', 'Shift', '−']] },
    { does: 'keys.menu', presses: [['Shift', 'F10']] },
    { does: 'keys.area', presses: [['F6'], ['Shift', 'F6']] },
    { does: 'keys.select', presses: [['Shift', ' ']] },
    { does: 'view.title', presses: [['Alt', 'ArrowDown']] },
    {
      does: 'keys.resize',
      presses: [
        ['Alt', 'Shift', 'ArrowLeft'],
        ['Alt', 'Shift', 'ArrowRight'],
      ],
    },
    { does: 'keys.title', presses: [['?']] },
  ],
];

/** The keyboard shortcuts of the review. */
export function KeysDialog({ onClose }: { onClose(): void }): ReactNode {
  const t = useTranslate();
  const title = useId();
  const button = useClassName('button', 'rg-button');
  return (
    <Dialog className="rg-confirm rg-keys" labelledBy={title} onDismiss={onClose}>
      <h3 id={title} className="rg-title">
        {t('keys.title')}
      </h3>
      {/* Scrolls on small screens, so keys must be able to get there. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="rg-keys-list" role="group" aria-labelledby={title} tabIndex={0}>
        {keyGroups.map((entries) => (
          <dl key={entries[0]?.does}>
            {entries.map(({ does, presses }) => (
              <div key={does}>
                <dt>{t(does)}</dt>
                <dd>
                  {presses.map((press) => (
                    <span key={press.join()} dir="ltr">
                      {press.map((key) => (
                        <kbd key={key}>{keyName(key, t)}</kbd>
                      ))}
                    </span>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        ))}
      </div>
      <div className="rg-actions">
        <button type="button" className={button} data-first-focus onClick={onClose}>
          {t('close')}
        </button>
      </div>
    </Dialog>
  );
}

const SIGNS: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};
/** Keys whose label depends on the language. */
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

/** The label of a key. */
export function keyName(key: string, t: Translate, platform = navigator.platform): string {
  if (key === 'Control' && platform.startsWith('Mac')) return '⌘';
  const worded = WORDED[key];
  return worded === undefined ? (SIGNS[key] ?? key) : t(`keys.cap.${worded}`);
}
