import { useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useTranslate } from '../../../hooks/words.js';
import { isHelpKey } from '../../../parts/grid/grid-keys.js';
import { LoadedPart } from '../../../parts/LoadedPart.js';
import { useImporterKeys } from '../use-importer-keys.js';

type Dialog = typeof import('./KeysDialog.js').KeysDialog;

const loadDialog = async (): Promise<Dialog> => (await import('./KeysDialog.js')).KeysDialog;

/** The keyboard shortcuts, loaded when first shown. */
export function Keys({ onClose }: { onClose(): void }): ReactNode {
  return <LoadedPart load={loadDialog} props={{ onClose }} />;
}

interface KeysToolProps {
  /** Any element of the importer. */
  readonly place: RefObject<HTMLElement | null>;
  readonly hasButton: boolean;
}

/** Opens the keyboard shortcuts: with its button, or with `?` unless the user is typing. */
export function KeysTool({ place, hasButton }: KeysToolProps): ReactNode {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  useImporterKeys(place, ({ key }) => {
    if (!isHelpKey(key)) return false;
    setIsOpen(true);
    return true;
  });
  return (
    <>
      {hasButton ? (
        <button
          type="button"
          className="rg-icon-button"
          data-action="keys"
          aria-label={t('keys.title')}
          aria-haspopup="dialog"
          title={t('keys.titleKeys')}
          onClick={() => setIsOpen(true)}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M6 6.2a2 2 0 1 1 2.9 1.9c-.6.3-.9.7-.9 1.4m0 2.2v.1" />
            <circle cx="8" cy="8" r="6.2" />
          </svg>
        </button>
      ) : null}
      {isOpen ? <Keys onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
