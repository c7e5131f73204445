import { CSVImporter } from 'rowgate';
import { fn } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { columnArgs, expectIssue, expectValues } from '../support/column-story.js';

/** The type of a column determines its checks, its cell editor and the delivered value. */
const meta = preview.meta({ title: 'Columns/Types', component: CSVImporter, args: { onComplete: fn() } });

/** Any text. */
export const Text = meta.story({
  args: columnArgs({ type: 'string' }, ['Ada', '12']),
  play: ({ args, canvasElement }) => expectValues(canvasElement, args.onComplete, ['Ada', '12']),
});

/** An email address. */
export const Email = meta.story({
  args: columnArgs({ type: 'email' }, ['ada@example.com', 'ada at example']),
  play: ({ canvasElement }) => expectIssue(canvasElement, 1, 'Not an email address'),
});

/** Delivered as numbers, read in the format of the column. */
export const Numbers = meta.story({
  args: columnArgs({ type: 'number' }, ['1.234,50', '99,00', 'many']),
  play: ({ canvasElement }) => expectIssue(canvasElement, 2, 'Not a number'),
});

/** Any date format, one per column; delivered as `YYYY-MM-DD`. */
export const Dates = meta.story({
  args: columnArgs({ type: 'date' }, ['15/01/2024', '31/12/2024']),
  play: ({ args, canvasElement }) => expectValues(canvasElement, args.onComplete, ['2024-01-15', '2024-12-31']),
});

/** A number that can be dialled. */
export const Phone = meta.story({
  args: columnArgs({ type: 'phone' }, ['+1 415 555 2671', '12']),
  play: ({ canvasElement }) => expectIssue(canvasElement, 1, 'Not a phone number'),
});

/** Common words for yes and no; delivered as `true` and `false`. */
export const Booleans = meta.story({
  args: columnArgs({ type: 'boolean' }, ['yes', '0']),
  play: ({ args, canvasElement }) => expectValues(canvasElement, args.onComplete, [true, false]),
});

/** One of a list of options; the values of the file are matched to them. */
export const Select = meta.story({
  args: columnArgs({ type: 'select', options: ['Free', 'Team'] }, ['Free', 'Gold']),
  play: ({ canvasElement }) => expectIssue(canvasElement, 1, 'Not an allowed value'),
});

/** A pattern for the whole value. */
export const CustomRegex = meta.story({
  args: columnArgs({ type: 'custom_regex', pattern: '[A-Z]{2}-\\d{4}' }, ['AB-1234', 'AB-12345']),
  play: ({ canvasElement }) => expectIssue(canvasElement, 1, 'Doesn’t match the expected format'),
});
