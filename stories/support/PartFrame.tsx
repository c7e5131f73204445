import { useLayoutEffect, useRef, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { createSession } from '../../src/session/index.js';
import type { SessionState } from '../../src/session/index.js';
import { injectStyles } from '../../src/theme/index.js';
import { SessionProvider } from '../../src/ui/hooks/session-context.js';
import { PEOPLE } from './people.js';

interface PartFrameProps {
  /** What an import would have come to. */
  readonly state?: Partial<SessionState>;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

/** Around a part that stands alone: the styles and, for those that ask, an import. */
export function PartFrame({ state, style, children }: PartFrameProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [session] = useState(() => {
    const created = createSession({ columns: PEOPLE });
    created.store.setState(state ?? {});
    return created;
  });
  useLayoutEffect(() => {
    if (root.current) injectStyles(root.current);
  }, []);
  return (
    <SessionProvider session={session}>
      <div ref={root} className="importcsv" data-theme="light" style={{ padding: 24, maxWidth: 720, ...style }}>
        {children}
      </div>
    </SessionProvider>
  );
}
