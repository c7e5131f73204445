import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useIsomorphicLayoutEffect } from '../../headless/index.js';
import { useLook } from '../hooks/look.js';

interface StylesProps {
  readonly inject: (element: Element, nonce?: string) => void;
}

/** Rendered before the part that needs these styles, so that they apply when the part measures itself. */
export function Styles({ inject }: StylesProps): ReactNode {
  const { nonce } = useLook();
  const place = useRef<HTMLSpanElement>(null);
  useIsomorphicLayoutEffect(() => {
    if (place.current) inject(place.current, nonce);
  }, [inject, nonce]);
  return <span ref={place} hidden />;
}
