import { createRoot } from 'react-dom/client';
import { CSVImporter } from 'rowgate';
import { columns } from './columns.js';
import { expose, painted, press, received, until } from './harness.js';

const ROOT = '.importcsv';
const one = (selector) => document.querySelector(`${ROOT} ${selector}`);
const step = () => document.querySelector(ROOT)?.dataset.step;

expose({
  async showRows() {
    while (step() !== 'review') {
      const before = step();
      if (['header', 'map', 'values'].includes(before)) await press(() => one('[data-action="continue"]'));
      await until(() => step() !== before);
    }
    return painted(() => {
      const rows = [...document.querySelectorAll(`${ROOT} [role="grid"] [data-row]`)];
      return rows.length >= 5 && rows.every(({ textContent }) => textContent !== '');
    });
  },
  check: () => painted(() => one('[data-action="submit"]:not([disabled])')),
  deliver: () => press(() => one('[data-action="submit"]')),
  cell: () => one('[role="grid"] [data-row="3"] [data-column="id"]'),
  isShown: (cell, text, isWrong) =>
    cell.textContent.includes(text) &&
    !cell.querySelector('input') &&
    (cell.getAttribute('aria-invalid') === 'true') === isWrong,
});

createRoot(document.getElementById('page')).render(
  <CSVImporter
    columns={columns}
    invalidRowHandling="exclude"
    modalIsOpen
    modalOnCloseTriggered={() => undefined}
    onComplete={({ rows }) => received(rows.length)}
  />,
);
