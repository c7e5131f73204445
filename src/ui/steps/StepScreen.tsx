import type { ReactNode } from 'react';
import { useClassName } from '../hooks/look.js';
import { Footer } from './Footer.js';
import { Notice } from './Notice.js';
import type { ScreenProps } from './screen.js';
import { StepHead } from './StepHead.js';

interface StepScreenProps extends ScreenProps {
  readonly title: string;
  /** Id of the heading, if it labels another element. */
  readonly titleId?: string;
  readonly hint?: string;
  /** Below the hint. */
  readonly detail?: ReactNode;
  /** Actions that apply to the whole step. */
  readonly tools?: ReactNode;
  /** Whether the user cannot continue, apart from work in progress. */
  readonly isBlocked?: boolean;
  /** The reason. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
  onNext(): void;
}

/** The layout of a step: heading, error notice, content and footer. */
export function StepScreen(props: StepScreenProps): ReactNode {
  const {
    state,
    actions,
    words,
    title,
    titleId,
    hint,
    detail,
    tools,
    isBlocked = false,
    note,
    children,
    onNext,
  } = props;
  const content = useClassName('content', 'rg-content');
  return (
    <>
      <div className={content}>
        <StepHead title={title} id={titleId} hint={hint} detail={detail}>
          {tools}
        </StepHead>
        <Notice {...{ state, actions, words }} />
        {children}
      </div>
      <Footer
        {...{ state, actions, words, note }}
        label={words.t('next')}
        action="continue"
        disabled={isBlocked || state.busy !== null}
        onClick={onNext}
      />
    </>
  );
}
