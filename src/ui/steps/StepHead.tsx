import type { ReactNode } from 'react';

interface StepHeadProps {
  readonly title: string;
  /** Id of the heading, if it labels another element. */
  readonly id?: string;
  readonly hint?: string;
  /** Below the hint. */
  readonly detail?: ReactNode;
  /** Actions that apply to the whole step. */
  readonly children?: ReactNode;
}

/** The heading of a step. */
export function StepHead({ title, id, hint, detail, children }: StepHeadProps): ReactNode {
  return (
    <div className="rg-bar">
      <div>
        <h3 className="rg-title" id={id}>
          {title}
        </h3>
        {hint ? <p className="rg-hint">{hint}</p> : null}
        {detail}
      </div>
      {children ? <div className="rg-bar-end">{children}</div> : null}
    </div>
  );
}
