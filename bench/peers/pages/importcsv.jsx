import { createRoot } from 'react-dom/client';
import { CSVImporter } from '@importcsv/react';
import { columns } from './columns.js';
import { buttonOf, expose, painted, press, received, until } from './harness.js';

/** Every cell is an input; each key press is an edit. */
const inputs = () => document.querySelectorAll('[role="dialog"] input[type="text"]');
const ID_OF_FOURTH_ROW = 30;
const SETTLED_AFTER = 1000;

/** Before its check begins, its last button can be pressed for a moment: then it would deliver all rows unchecked. */
const checkBegins = new Promise((resolve) => {
  const observer = new MutationObserver(() => {
    if (!buttonOf('Validating')) return;
    observer.disconnect();
    resolve();
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
});
const isChecked = () => buttonOf('Submit')?.disabled === false;
const errorCount = () => document.querySelector('[role="dialog"] [role="alert"]')?.textContent;

expose({
  async showRows() {
    await press(() => buttonOf('Continue'));
    return painted(() => inputs().length >= 50 && (buttonOf('Submit') ?? buttonOf('Validating')));
  },
  async check() {
    await checkBegins;
    return painted(isChecked);
  },
  /** Each edit begins a check of all rows; the first of them that ends enables the button while others still run. */
  async recheck() {
    let [count, since] = [errorCount(), performance.now()];
    await until(() => {
      if (errorCount() !== count || !isChecked()) [count, since] = [errorCount(), performance.now()];
      return performance.now() - since > SETTLED_AFTER;
    });
  },
  deliver: () => press(() => buttonOf('Submit')),
  cell: () => inputs()[ID_OF_FOURTH_ROW],
  isShown: (input, text, isWrong) => input.value === text && input.className.includes('border-red') === isWrong,
});

createRoot(document.getElementById('page')).render(
  <CSVImporter
    columns={columns}
    invalidRowHandling="exclude"
    skipHeaderRowSelection
    modalIsOpen
    modalOnCloseTriggered={() => undefined}
    onComplete={({ rows }) => received(rows.length)}
  />,
);
