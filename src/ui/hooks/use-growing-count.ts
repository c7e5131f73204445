import { useEffect, useState } from 'react';

/**
 * How many of `total` items to render: `step` at first and `step` more with each frame, so that a long list never blocks
 * the page. Once all are rendered, returns `Infinity`.
 */
export function useGrowingCount(total: number, step: number): number {
  const [count, setCount] = useState(step);
  useEffect(() => {
    if (count === Infinity || total === 0) return undefined;
    const frame = requestAnimationFrame(() => setCount(count >= total ? Infinity : count + step));
    return () => cancelAnimationFrame(frame);
  }, [count, step, total]);
  return count;
}
