import type { ReactNode } from 'react';

const PATHS = {
  models: 'M3 4.5h10M3 8h10M3 11.5h10',
  importers: 'M2.5 3.5h11L9.5 8.2v4.3l-3-1.5V8.2Z',
  imports: 'M8 2.5v7M5 6.8l3 3 3-3M2.5 10.5v2h11v-2',
  webhooks: 'M2.5 8h7M6.5 4.5 10 8l-3.5 3.5M13.5 3v10',
  keys: 'M9 7a3 3 0 1 1-1.2-2.4A3 3 0 0 1 9 7Zm0 0h5v2.5M11.5 7v2',
  users: 'M8 7.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM3 13.5c.5-2.5 2.5-4 5-4s4.5 1.5 5 4',
  audit: 'M4 2.5h8v11H4ZM6 5.5h4M6 8h4M6 10.5h2.5',
  copy: 'M5.5 5.5V3h7.5v7.5h-2.5M3 5.5h7.5V13H3Z',
  up: 'm4.5 9.5 3.5-3.5 3.5 3.5',
  down: 'm4.5 6.5 3.5 3.5 3.5-3.5',
  alert: 'M8 4.5v4.5M8 11.3v.2M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 0 0 8 1.8Z',
} as const;

export type IconName = keyof typeof PATHS;

/** Decorative: shown next to text with the same meaning. */
export function Icon({ name }: { readonly name: IconName }): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}

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
