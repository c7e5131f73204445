import { useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { ReviewState } from '../../../../session/index.js';
import { useLoaded } from '../../../hooks/use-loaded.js';
import { LoadFailure } from '../../../parts/LoadFailure.js';
import { ToolButton } from '../../../parts/ToolButton.js';
import type { ScreenProps } from '../../screen.js';
import type { FindBarProps, FindCursor, FindHandle, OpenFind } from './find-props.js';

type Bar = typeof import('./FindBar.js').FindBar;

/** Loaded when opened. */
const loadBar = async (): Promise<Bar> => (await import('./FindBar.js')).FindBar;

interface FindParts {
  readonly tool: ReactNode;
  /** Rendered above the rows while it is open. */
  readonly bar: ReactNode;
  /** Opens the bar with Ctrl+F and Ctrl+H, and passes it its keys. */
  onKeyDown(event: KeyboardEvent): void;
}

/** Finds texts in the rows, and replaces them. */
export function useFind(screen: ScreenProps<ReviewState>, cursor: FindCursor): FindParts {
  const { t } = screen.words;
  const [opened, setOpened] = useState<OpenFind | null>(null);
  const bar = useRef<FindHandle>(null);
  const open = (replaces: boolean): void => setOpened({ replaces });
  const isReplacing = opened?.replaces ?? false;
  return {
    tool: (
      <ToolButton
        action="find"
        label={t('find.title')}
        title={t('find.titleKeys')}
        disabled={false}
        path="M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10zm3.6-1.4L14 14"
        onClick={() => open(isReplacing)}
      />
    ),
    bar: opened ? (
      <LoadedBar {...screen} {...cursor} opened={opened} handle={bar} onOpen={open} onClose={() => setOpened(null)} />
    ) : null,
    onKeyDown(event) {
      if (event.defaultPrevented || event.altKey) return;
      const key = event.key.toLowerCase();
      const opens = (event.ctrlKey || event.metaKey) && !event.shiftKey && (key === 'f' || key === 'h');
      if (opens) open(key === 'h' || isReplacing);
      else if (!bar.current?.press(event)) return;
      event.preventDefault();
      // The dialog around the importer handles Escape too.
      event.stopPropagation();
    },
  };
}

function LoadedBar(props: FindBarProps): ReactNode {
  const { value: Bar, hasFailed, retry } = useLoaded(loadBar);
  if (Bar) return <Bar {...props} />;
  return hasFailed ? <LoadFailure onRetry={retry} /> : null;
}
