import { createRoot } from 'react-dom/client';
import { CSVImporter } from '@importcsv/react';
import { columns } from './columns.js';
import { buttonOf, expose, painted, press, received } from './harness.js';

/** Every cell is an input; each key press is an edit. */
const inputs = () => document.querySelectorAll('[role="dialog"] input[type="text"]');
const ID_OF_FOURTH_ROW = 30;

expose({
  async showRows() {
    await press(() => buttonOf('Continue'));
    return painted(() => inputs().length >= 50 && buttonOf('Submit'));
  },
  check: () => painted(() => buttonOf('Submit')?.disabled === false),
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
