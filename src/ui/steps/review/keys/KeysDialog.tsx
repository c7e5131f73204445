import { useId } from 'react';
import type { ReactNode } from 'react';
import { useClassName } from '../../../hooks/class-names.js';
import { useTranslate } from '../../../hooks/use-translate.js';
import { Dialog } from '../../../parts/Dialog.js';
import { keyGroups } from './key-groups.js';
import { keyName } from './key-name.js';

/** Which keys do what while rows are reviewed. */
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
                    <span key={press.join()}>
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
