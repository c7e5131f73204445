import { CSVImporter } from 'rowgate';
import { fn } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { columnArgs, expectValues } from '../support/column-story.js';

/** Changes to a value before delivery, in the order listed. The grid keeps showing what was entered. */
const meta = preview.meta({ title: 'Columns/Transformations', component: CSVImporter, args: { onComplete: fn() } });

/** Removes whitespace around the value. */
export const Trim = meta.story({
  args: columnArgs({ transformations: [{ type: 'trim' }] }, ['  Ada ']),
  play: ({ args, canvasElement }) => expectValues(canvasElement, args.onComplete, ['Ada']),
});

export const Uppercase = meta.story({
  args: columnArgs({ transformations: [{ type: 'uppercase' }] }, ['ada']),
  play: ({ args, canvasElement }) => expectValues(canvasElement, args.onComplete, ['ADA']),
});

export const Lowercase = meta.story({
  args: columnArgs({ transformations: [{ type: 'lowercase' }] }, ['ADA']),
  play: ({ args, canvasElement }) => expectValues(canvasElement, args.onComplete, ['ada']),
});

/** Capitalizes the first letter of each word. */
export const Capitalize = meta.story({
  args: columnArgs({ transformations: [{ type: 'capitalize' }] }, ['ada lovelace']),
  play: ({ args, canvasElement }) => expectValues(canvasElement, args.onComplete, ['Ada Lovelace']),
});

/** Keeps letters of every language, digits and spaces. */
export const RemoveSpecialChars = meta.story({
  args: columnArgs({ transformations: [{ type: 'remove_special_chars' }] }, ['Zoë #1!']),
  play: ({ args, canvasElement }) => expectValues(canvasElement, args.onComplete, ['Zoë 1']),
});

/** The national format, or with `format: 'e164'` the international one. */
export const NormalizePhone = meta.story({
  args: columnArgs({ transformations: [{ type: 'normalize_phone' }] }, ['415-555-2671']),
  play: ({ args, canvasElement }) => expectValues(canvasElement, args.onComplete, ['(415) 555-2671']),
});

export const NormalizeDate = meta.story({
  args: columnArgs({ transformations: [{ type: 'normalize_date', format: 'DD.MM.YYYY' }] }, ['2024-01-15']),
  play: ({ args, canvasElement }) => expectValues(canvasElement, args.onComplete, ['15.01.2024']),
});

/** Fills empty cells. */
export const Default = meta.story({
  args: columnArgs({ transformations: [{ type: 'default', value: 'unknown' }] }, [' ']),
  play: ({ args, canvasElement }) => expectValues(canvasElement, args.onComplete, ['unknown']),
});

/** Replaces text, not a pattern. */
export const Replace = meta.story({
  args: columnArgs({ transformations: [{ type: 'replace', find: '/', replace: '-' }] }, ['a/b/c']),
  play: ({ args, canvasElement }) => expectValues(canvasElement, args.onComplete, ['a-b-c']),
});

/** Your own function; its return value is delivered. */
export const Custom = meta.story({
  args: columnArgs({ transformations: [{ type: 'custom', fn: (value) => String(value).length }] }, ['Ada']),
  play: ({ args, canvasElement }) => expectValues(canvasElement, args.onComplete, [3]),
});

/** With `stage: 'pre'`, it runs before validation, so the rules check the result. */
export const BeforeValidation = meta.story({
  args: columnArgs({ transformations: [{ type: 'trim', stage: 'pre' }] }, [' Ada ']),
  play: ({ args, canvasElement }) => expectValues(canvasElement, args.onComplete, ['Ada']),
});
