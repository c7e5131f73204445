import type { ReactNode } from 'react';
import { useClassName } from '../hooks/look.js';
import { Footer } from './Footer.js';
import { Notice } from './Notice.js';
import type { ScreenProps } from './screen.js';
import { StepHead } from './StepHead.js';

interface StepScreenProps extends ScreenProps {
  readonly title: string;
  /** Of the heading, where something else is named by it. */
  readonly titleId?: string;
  readonly hint?: string;
  /** What can be done to the step as a whole. */
  readonly tools?: ReactNode;
  /** What keeps the person here, besides work under way. */
  readonly isBlocked?: boolean;
  /** Why it does. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
  onNext(): void;
}

/** A step that is answered and left for the next: what it is about, what went wrong, its content and the ways on. */
export function StepScreen(props: StepScreenProps): ReactNode {
  const { state, actions, words, title, titleId, hint, tools, isBlocked = false, note, children, onNext } = props;
  const content = useClassName('content', 'rg-content');
  return (
    <>
      <div className={content}>
        <StepHead title={title} id={titleId} hint={hint}>
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
