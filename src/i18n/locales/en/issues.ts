import type { IssueCode } from '../../../engine/index.js';

export const issues = {
  undecodable: "Contains characters that couldn't be read. Check the file's encoding.",
  required: 'A value is required.',
  unique: 'Appears before, in row {{rowNumber}}. Each value may appear once.',
  pattern: 'Does not have the expected form.',
  min: 'Must be at least {{min}}.',
  max: 'Must be at most {{max}}.',
  min_length: 'Must have at least {{min}} characters.',
  max_length: 'Must have at most {{max}} characters.',
  email: 'Is not an e-mail address.',
  number: 'Is not a number.',
  number_precision: 'Has more digits than a number can hold; stays text.',
  number_ambiguous: 'Could be two numbers. Choose the decimal separator of this column when matching columns.',
  date: 'Is not a date.',
  date_ambiguous: 'Could be two dates. Choose day or month first for this column when matching columns.',
  phone: 'Is not a phone number.',
  boolean: 'Is neither yes nor no.',
  select: 'Is not one of: {{options}}.',
  custom: 'Was not accepted.',
} satisfies Record<IssueCode, string>;
