import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

const SHOWN_FOR = 6000;

export interface Said {
  readonly text: string;
  /** Counts what was said, so that the same words twice are said twice. */
  readonly turn: number;
}

/** What has just been done. It is read aloud, and goes by itself: nothing in it needs an answer. */
export function Announcement({ said: { text, turn } }: { readonly said: Said }): ReactNode {
  const [over, setOver] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setOver(turn), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [turn]);
  return (
    <div className="announcement" role="status">
      {turn > over && <p key={turn}>{text}</p>}
    </div>
  );
}
