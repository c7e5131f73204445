import type { ReactNode } from 'react';

interface StepHeadProps {
  readonly title: string;
  /** Of the heading, where something else is named by it. */
  readonly id?: string;
  readonly hint?: string;
  /** What can be done to the step as a whole. */
  readonly children?: ReactNode;
}

/** What a step is about, in the same place in every step. */
export function StepHead({ title, id, hint, children }: StepHeadProps): ReactNode {
  return (
    <div className="rg-bar">
      <div>
        <h3 className="rg-title" id={id}>
          {title}
        </h3>
        {hint ? <p className="rg-hint">{hint}</p> : null}
      </div>
      {children ? <div className="rg-bar-end">{children}</div> : null}
    </div>
  );
}
