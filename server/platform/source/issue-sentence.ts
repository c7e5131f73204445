import type { Issue, IssueCode, IssueParams } from '../../../src/engine/full.js';

const sentences = {
  undecodable: () => "Contains characters that could not be read; check the file's encoding",
  required: () => 'Required',
  unique: ({ rowNumber }) => `Same value as row ${rowNumber}`,
  pattern: () => 'Does not have the expected form',
  min: ({ min }) => `Must be at least ${min}`,
  max: ({ max }) => `Must be at most ${max}`,
  min_length: ({ min }) => `Must have at least ${min} characters`,
  max_length: ({ max }) => `Must have at most ${max} characters`,
  email: () => 'Not an e-mail address',
  number: () => 'Not a number',
  number_precision: () => 'Too many digits for a number; kept as text',
  number_ambiguous: () => 'Can be read in two ways: the decimal sign of the column is not known',
  date: () => 'Not a date',
  date_ambiguous: () => 'Can be read in two ways: the order of day and month in the column is not known',
  phone: () => 'Not a phone number',
  boolean: () => 'Neither yes nor no',
  select: ({ options }) => `Must be one of: ${options}`,
  custom: () => 'Not valid',
} satisfies Record<IssueCode, (params: IssueParams) => string>;

/** The importer's own words, or ours in English. */
export function issueSentence(issue: Issue): string {
  const sentence: (params: IssueParams) => string = sentences[issue.code];
  return issue.message ?? sentence(issue.params);
}
