import { useRef } from 'react';
import type { ReactNode } from 'react';
import { injectGridStyles } from '../../../theme/grid-styles.js';
import { useIsomorphicLayoutEffect } from '../../../headless/index.js';

/** Stands before the grid, so that its styles are there when it measures itself. */
export function GridStyles({ nonce }: { readonly nonce: string | undefined }): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  useIsomorphicLayoutEffect(() => {
    if (place.current) injectGridStyles(place.current, nonce);
  }, [nonce]);
  return <span ref={place} hidden />;
}
