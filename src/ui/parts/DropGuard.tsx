import { useState } from 'react';
import type { ReactNode } from 'react';

interface DropGuardProps {
  /** What a file that no step has taken is answered with. */
  readonly answer: string;
  /** With another one the answer is over. */
  readonly step: string;
  readonly children: ReactNode;
}

/** Files dropped where none is taken: the browser must not leave the page for them, and the person gets an answer. */
export function DropGuard({ answer, step, children }: DropGuardProps): ReactNode {
  const [refusedAt, setRefusedAt] = useState<string | null>(null);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="rg-frame"
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
      onDrop={(event) => {
        if (event.defaultPrevented || event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        setRefusedAt(step);
      }}
    >
      {children}
      {/* There before its text is, so that the text is read out. */}
      <div role="alert" className="rg-dropped">
        {refusedAt === step ? <div className="rg-notice">{answer}</div> : null}
      </div>
    </div>
  );
}
