import { useState } from 'react';
import type { ReactNode } from 'react';
import type { ReviewState } from '../../../../session/index.js';
import { useClassName } from '../../../hooks/look.js';
import { LoadedPart } from '../../../parts/LoadedPart.js';
import { ToolButton } from '../../../parts/ToolButton.js';
import type { Density } from '../../../parts/grid/grid-props.js';
import type { ScreenProps } from '../../screen.js';
import type { HistoryDialogProps } from '../history/HistoryDialog.js';
import { useLeftOutTools } from '../left-out/use-left-out-tools.js';
import { MoreTool } from './MoreTool.js';
import type { Tool } from './tool.js';

type Panel = typeof import('../transform/TransformPanel.js').TransformPanel;

/** Loaded when opened: most imports never need it. */
const loadPanel = async (): Promise<Panel> => (await import('../transform/TransformPanel.js')).TransformPanel;

interface OtherToolsProps extends ScreenProps<ReviewState> {
  readonly isNarrow: boolean;
  readonly density: Density;
  readonly view: Tool;
  readonly fullScreen: Tool;
  readonly history: Omit<HistoryDialogProps, 'onClose'> | null;
  /** Called with the number of cells that a prompt has changed. */
  onApplied(cells: number): void;
}

/** The less used tools: buttons, or a menu on narrow screens. */
export function OtherTools(props: OtherToolsProps): ReactNode {
  const { isNarrow, density, view, fullScreen, history, onApplied, ...screen } = props;
  const { state, actions, words } = screen;
  const { t } = words;
  const { showsResults } = state.layout;
  const isCompact = density === 'compact';
  const button = useClassName('button', 'rg-button');
  const leftOut = useLeftOutTools(screen);
  const [isPromptOpen, setIsPromptOpen] = useState(false);
  const tools: readonly Tool[] = [
    view,
    {
      action: 'results',
      label: 'review.results',
      disabled: false,
      pressed: showsResults,
      path: 'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8zM8 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
      run: () => actions.setReviewLayout({ showsResults: !showsResults }),
    },
    {
      action: 'density',
      label: 'review.compact',
      disabled: false,
      pressed: isCompact,
      path: 'M2.5 3h11M2.5 6.3h11M2.5 9.7h11M2.5 13h11',
      run: () => actions.setReviewLayout({ density: isCompact ? 'comfortable' : 'compact' }),
    },
    fullScreen,
    ...leftOut.tools,
  ];
  const prompt = state.proposesTransforms
    ? {
        action: 'transform',
        label: 'transform.open',
        disabled: state.busy !== null || state.progress.left.all === 0,
        run: () => setIsPromptOpen(true),
      }
    : null;
  return (
    <>
      {isNarrow ? (
        <MoreTool tools={prompt ? [...tools, prompt] : tools} history={history} />
      ) : (
        tools.map(({ label, title = label, run, ...tool }) => (
          <ToolButton key={tool.action} {...tool} label={t(label)} title={t(title)} onClick={run} />
        ))
      )}
      {prompt && !isNarrow ? (
        <button
          type="button"
          className={button}
          data-action={prompt.action}
          disabled={prompt.disabled}
          onClick={prompt.run}
        >
          {t(prompt.label)}
        </button>
      ) : null}
      {leftOut.panel}
      {prompt && isPromptOpen ? (
        <LoadedPart
          load={loadPanel}
          props={{
            ...screen,
            onClose: () => setIsPromptOpen(false),
            onApplied: (cells: number) => {
              setIsPromptOpen(false);
              onApplied(cells);
            },
          }}
        />
      ) : null}
    </>
  );
}
