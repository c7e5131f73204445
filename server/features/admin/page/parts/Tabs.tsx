import type { ReactNode } from 'react';

export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly href: string;
}

interface TabsProps {
  /** What the tabs are the sides of. */
  readonly name: string;
  readonly tabs: readonly Tab[];
  readonly current: string;
}

/** The sides of one thing, each with an address of its own. */
export function Tabs({ name, tabs, current }: TabsProps): ReactNode {
  return (
    <nav className="tabs" aria-label={name}>
      {tabs.map(({ id, label, href }) => (
        <a key={id} href={href} aria-current={id === current ? 'page' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}
