import { useState } from 'react';
import type { ReactNode } from 'react';
import { useClassName } from '../../hooks/look.js';
import type { ReviewState } from '../../../session/index.js';
import { useLoaded } from '../../hooks/use-loaded.js';
import type { ScreenProps } from '../screen.js';

type Panel = typeof import('./transform/TransformPanel.js').TransformPanel;

/** Loaded when opened: most imports never need it. */
const loadPanel = async (): Promise<Panel> => (await import('./transform/TransformPanel.js')).TransformPanel;

interface TransformToolProps extends ScreenProps<ReviewState> {
  onApplied(cells: number): void;
}

/** Opens the panel for edits with a prompt. Renders nothing if the backend does not support them. */
export function TransformTool({ onApplied, ...screen }: TransformToolProps): ReactNode {
  const { state, words } = screen;
  const button = useClassName('button', 'rg-button');
  const [isOpen, setIsOpen] = useState(false);
  if (!state.proposesTransforms) return null;
  return (
    <>
      <button
        type="button"
        className={button}
        data-action="transform"
        disabled={state.busy !== null || state.progress.left.all === 0}
        onClick={() => setIsOpen(true)}
      >
        {words.t('transform.open')}
      </button>
      {isOpen ? (
        <LoadedPanel
          {...screen}
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
  const { t } = props.words;
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
