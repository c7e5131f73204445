import { useState } from 'react';
import type { ReactNode } from 'react';

interface DropGuardProps {
  /** The message for files that the current step does not accept. */
  readonly answer: string;
  /** The message disappears when the step changes. */
  readonly step: string;
  readonly children: ReactNode;
}

/** Keeps the browser from opening files that are dropped where none is accepted, and shows a message instead. */
export function DropGuard({ answer, step, children }: DropGuardProps): ReactNode {
  const [refusedAt, setRefusedAt] = useState<string | null>(null);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- It only refuses dropped files.
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
      {/* Rendered before it has a text, so that screen readers announce the text. */}
      <div role="alert" className="rg-dropped">
        {refusedAt === step ? <div className="rg-notice">{answer}</div> : null}
      </div>
    </div>
  );
}
