import { useSessionActions } from '../../hooks/session-context.js';
import { useTranslate } from '../../hooks/use-translate.js';
import { clipboardRows } from '../../parts/grid/clipboard-cells.js';
import type { WindowRow } from '../../../engine/index.js';
import type { RowPages } from '../../../headless/index.js';

/** Puts the chosen rows on the clipboard as a spreadsheet would, and says whether they are there. */
export function useCopyRows(options: {
  readonly pages: RowPages;
  /** Stable indexes. */
  readonly rows: ReadonlySet<number>;
  readonly announce: (text: string) => void;
}): (clipboard: DataTransfer) => void {
  const { pages, rows, announce } = options;
  const { readRowsAt } = useSessionActions();
  const t = useTranslate();
  return (clipboard) => {
    const read = pages.rowsOf(rows);
    if (read) {
      clipboard.setData('text/plain', textOf(read));
      announce(t('review.said.copied'));
      return;
    }
    writeLater(readRowsAt([...rows]).then(textOf)).then(
      () => announce(t('review.said.copied')),
      () => announce(t('review.said.notCopied')),
    );
  };
}

function textOf(rows: readonly WindowRow[]): string {
  return clipboardRows(rows.map(({ cells }) => cells));
}

/** Rows out of sight are not read in time for the event: the clipboard is given a promise of them. */
async function writeLater(text: Promise<string>): Promise<void> {
  const blob = text.then((written) => new Blob([written], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
