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

/** A number that can be dialed. */
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

/** A date and a time of day, with an offset if the file has one. */
export const Datetime = meta.story({
  args: columnArgs({ type: 'datetime' }, ['31/01/2024 9:05 pm', '2024-01-31T10:00:00Z']),
  play: ({ args, canvasElement }) =>
    expectValues(canvasElement, args.onComplete, ['2024-01-31T21:05:00', '2024-01-31T10:00:00Z']),
});

/** A time of day, delivered as `HH:mm:ss`. */
export const Time = meta.story({
  args: columnArgs({ type: 'time' }, ['9:05 pm', '22 Uhr', '25:00']),
  play: ({ canvasElement }) => expectIssue(canvasElement, 2, 'Not a time of day'),
});

/** Amounts in one currency, delivered as numbers. */
export const Currency = meta.story({
  args: columnArgs({ type: 'currency', currency: 'EUR' }, ['€1,250.50', 'EUR 7.25', '$5.00']),
  play: ({ canvasElement }) => expectIssue(canvasElement, 2, 'Not an amount in EUR'),
});

/** Percentages, delivered as the number before the sign. */
export const Percent = meta.story({
  args: columnArgs({ type: 'percent' }, ['12.5%', '50']),
  play: ({ args, canvasElement }) => expectValues(canvasElement, args.onComplete, [12.5, 50]),
});

/** Addresses that begin with `http://` or `https://`. */
export const Url = meta.story({
  args: columnArgs({ type: 'url' }, ['HTTPS://Example.com', 'www.example.com']),
  play: ({ canvasElement }) => expectIssue(canvasElement, 1, 'Not a web address starting with http:// or https://'),
});

/** UUIDs, delivered in lower case with hyphens. */
export const Uuid = meta.story({
  args: columnArgs({ type: 'uuid' }, ['{6F9619FF-8B86-D011-B42D-00CF4FC964FF}']),
  play: ({ args, canvasElement }) =>
    expectValues(canvasElement, args.onComplete, ['6f9619ff-8b86-d011-b42d-00cf4fc964ff']),
});

/** IBANs whose length and check digits are right. */
export const Iban = meta.story({
  args: columnArgs({ type: 'iban' }, ['DE89 3704 0044 0532 0130 00', 'DE88 3704 0044 0532 0130 00']),
  play: ({ canvasElement }) => expectIssue(canvasElement, 1, 'Not a valid IBAN'),
});

/** Countries by code or name, delivered as two-letter codes. */
export const Country = meta.story({
  args: columnArgs({ type: 'country' }, ['Deutschland', '日本', 'CHE']),
  play: ({ args, canvasElement }) => expectValues(canvasElement, args.onComplete, ['DE', 'JP', 'CH']),
});
