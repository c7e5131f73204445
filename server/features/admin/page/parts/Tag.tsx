import type { ReactNode } from 'react';

export type Tone = 'plain' | 'good' | 'check' | 'bad';

export function Tag({ tone = 'plain', children }: { readonly tone?: Tone; readonly children: ReactNode }): ReactNode {
  return (
    <span className="tag" data-tone={tone}>
      {children}
    </span>
  );
}
