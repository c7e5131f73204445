import type { ReactNode } from 'react';

export function Brand(): ReactNode {
  return (
    <p className="brand">
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
        <rect x="1" y="1" width="18" height="18" rx="5" />
        <path d="M5 6.5h10M5 10h6M5 13.5h10" />
      </svg>
      Rowgate
    </p>
  );
}
