import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { columns } from './columns.js';

interface ScriptTag {
  createCSVImporter(config: object): { showModal(): void };
}

export type Modal = 'importer' | 'empty';

/** The importer from a script tag and, for comparison, a modal on the same page with only a button. */
export async function prepareModals(place: HTMLElement): Promise<(modal: Modal) => Promise<number>> {
  const script = document.createElement('script');
  script.src = '/dist/rowgate.umd.js';
  await new Promise((resolve, reject) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', reject);
    document.head.append(script);
  });
  const { CSVImporter } = globalThis as unknown as { readonly CSVImporter: ScriptTag };
  const importer = CSVImporter.createCSVImporter({ columns });
  const root = createRoot(place);
  root.render(<EmptyModal isOpen={false} />);
  const open: Record<Modal, () => void> = {
    importer: () => importer.showModal(),
    empty: () => root.render(<EmptyModal isOpen />),
  };
  // Both are mounted and closed.
  await frame();
  return async (modal) => {
    const start = performance.now();
    open[modal]();
    while (!document.querySelector('dialog[open] :focus')) await frame();
    // The frame is painted when the next one begins.
    return (await frame()) - start;
  };
}

function EmptyModal({ isOpen }: { readonly isOpen: boolean }): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);
  return <dialog ref={dialog}>{isOpen ? <button type="button">Close</button> : null}</dialog>;
}

function frame(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve(performance.now()));
  });
}
