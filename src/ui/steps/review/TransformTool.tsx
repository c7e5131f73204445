import { useState } from 'react';
import type { ReactNode } from 'react';
import { useClassName } from '../../hooks/class-names.js';
import { useSession } from '../../hooks/session-context.js';
import { useLoaded } from '../../hooks/use-loaded.js';
import { useTranslate } from '../../hooks/use-translate.js';

type Panel = typeof import('./transform/TransformPanel.js').TransformPanel;

/** Loaded when it is opened: most imports never need it. */
const loadPanel = async (): Promise<Panel> => (await import('./transform/TransformPanel.js')).TransformPanel;

interface TransformToolProps {
  readonly disabled: boolean;
  onApplied(cells: number): void;
}

/** Opens the panel in which changes are made in words; nothing where the backend proposes none. */
export function TransformTool({ disabled, onApplied }: TransformToolProps): ReactNode {
  const t = useTranslate();
  const button = useClassName('button', 'rg-button');
  const proposesTransforms = useSession((state) => state.proposesTransforms);
  const [isOpen, setIsOpen] = useState(false);
  if (!proposesTransforms) return null;
  return (
    <>
      <button
        type="button"
        className={button}
        data-action="transform"
        disabled={disabled}
        onClick={() => setIsOpen(true)}
      >
        {t('transform.open')}
      </button>
      {isOpen ? (
        <LoadedPanel
          onClose={() => setIsOpen(false)}
          onApplied={(cells) => {
            setIsOpen(false);
            onApplied(cells);
          }}
        />
      ) : null}
    </>
  );
}

function LoadedPanel(props: Parameters<Panel>[0]): ReactNode {
  const t = useTranslate();
  const { value: Panel, hasFailed, retry } = useLoaded(loadPanel);
  if (Panel) return <Panel {...props} />;
  if (!hasFailed) return null;
  return (
    <span role="alert">
      {t('transform.error.unreachable')}{' '}
      <button type="button" className="rg-link" onClick={retry}>
        {t('retry')}
      </button>
    </span>
  );
}
