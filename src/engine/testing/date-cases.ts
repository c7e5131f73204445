import type { ValidationCase } from './validation-cases.js';

/** Cases of dates: which order of day, month and year the values of a column decide. */
export const dateCases: readonly ValidationCase[] = [
  {
    name: 'date: short years first or last, undecided',
    column: { type: 'date' },
    cells: [['23-04-28', 'date_ambiguous'], ['2024-01-02'], ['x', 'date']],
  },
  {
    name: 'date: short years first, by their values',
    column: { type: 'date' },
    cells: [['23-04-28'], ['23-04-11'], ['23-05-09'], ['23-13-09', 'date']],
  },
  {
    name: 'date: one date decides the order of a column',
    column: { type: 'date' },
    cells: [
      ['01/02/2024'],
      ['31/12/2024'],
      ['2024-02-29'],
      ['2023-02-29', 'date'],
      ['soon', 'date'],
      ['12/31/2024', 'date'],
      ['30/12/2024'],
    ],
  },
  {
    name: 'date: no order is guessed without a deciding value',
    column: { type: 'date' },
    cells: [
      ['01/02/2024', 'date_ambiguous'],
      ['03.04.24', 'date_ambiguous'],
      ['Mon 03/04/2024 10:00', 'date_ambiguous'],
      ['04/04/2024'],
      ['2024-01-01'],
      ['15-Jan-18'],
      ['soon', 'date'],
    ],
  },
  {
    name: 'date: equally many values for both orders decide nothing',
    column: { type: 'date' },
    cells: [['31/12/2024'], ['12/31/2024'], ['03/04/2024', 'date_ambiguous']],
  },
  {
    name: "date: the column's setting decides",
    column: { type: 'date', dateOrder: 'dmy' },
    cells: [['01/02/2024'], ['03/04/2024'], ['2024-01-01'], ['12/31/2024', 'date']],
  },
  {
    name: 'date: year first does not decide day and month of other dates',
    column: { type: 'date', dateOrder: 'ymd' },
    cells: [['2024-01-01'], ['03-04-05'], ['03/04/2024', 'date_ambiguous'], ['31/12/2024']],
  },
  {
    name: 'date: `ask` decides nothing',
    column: { type: 'date', dateOrder: 'ask' },
    cells: [['01/02/2024', 'date_ambiguous']],
  },
  {
    name: 'date: texts to be normalized need an order too',
    column: { transformations: [{ type: 'normalize_date' }] },
    cells: [['01/02/2024', 'date_ambiguous'], ['2024-01-01'], ['31/31/2024'], ['soon']],
  },
  {
    name: 'date: a setting decides for texts to be normalized',
    column: { transformations: [{ type: 'normalize_date' }], dateOrder: 'mdy' },
    cells: [['01/02/2024'], ['soon']],
  },
];
