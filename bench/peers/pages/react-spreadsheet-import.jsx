import { createRoot } from 'react-dom/client';
import { ReactSpreadsheetImport } from 'react-spreadsheet-import';
import { columns } from './columns.js';
import { buttonOf, expose, painted, press, received, until } from './harness.js';

function isMatched() {
  const text = document.querySelector('.chakra-modal__body')?.textContent ?? '';
  return text.includes('Will become') && !text.includes('Select column');
}

expose({
  async showRows() {
    await press(() => buttonOf('Next'));
    await until(() => isMatched());
    await press(() => buttonOf('Next'));
    return painted(() => buttonOf('Confirm') && document.querySelectorAll('[role="row"]').length > 5);
  },
  check: () => painted(() => buttonOf('Confirm')?.disabled === false),
  async deliver() {
    const pressed = await press(() => buttonOf('Confirm'));
    // It asks once more if there are invalid rows.
    const asked = await until(() => document.querySelector('[role="alertdialog"]') ?? globalThis.peer.receivedAt);
    if (asked instanceof Element) await press(() => [...asked.querySelectorAll('button')].at(-1));
    return pressed;
  },
  cell: () => document.querySelector('[role="row"][aria-rowindex="5"] [role="gridcell"][aria-colindex="2"]'),
  isShown: (cell, text, isWrong) =>
    cell.textContent === text && !cell.querySelector('input') && cell.className.includes('error') === isWrong,
});

const PATTERNS = {
  number: String.raw`^-?\d+(\.\d+)?$`,
  email: String.raw`^[^@\s]+@[^@\s]+\.[^@\s]+$`,
  date: String.raw`^\d{4}-\d{2}-\d{2}$`,
};

/** The same checks, as far as it has them: required, unique and patterns. */
const fields = columns.map(({ id, label, type, options, validators = [] }) => {
  const value = (name) => validators.find(({ type: rule }) => rule === name)?.value;
  const patterns = [
    PATTERNS[type],
    options && `^(${options.join('|')})$`,
    value('max_length') && `^[^]{${value('min_length') ?? 0},${value('max_length')}}$`,
  ].filter(Boolean);
  const rules = validators.filter(({ type: rule }) => rule === 'required' || rule === 'unique');
  return {
    key: id,
    label,
    fieldType: { type: 'input' },
    validations: [
      ...rules.map(({ type: rule }) => ({ rule, errorMessage: rule })),
      ...patterns.map((pattern) => ({ rule: 'regex', value: pattern, errorMessage: 'pattern' })),
    ],
  };
});

createRoot(document.getElementById('page')).render(
  <ReactSpreadsheetImport
    isOpen
    onClose={() => undefined}
    onSubmit={({ validData }) => received(validData.length)}
    fields={fields}
  />,
);
