import { CSVImporter } from 'rowgate';
import preview from '../../.storybook/preview.js';
import { columnArgs, expectIssue } from '../support/column-story.js';

/** The rules for a cell. All except `required` accept an empty cell. */
const meta = preview.meta({ title: 'Columns/Validators', component: CSVImporter });

/** Empty cells are errors, and the column must be matched. */
export const Required = meta.story({
  args: columnArgs({ validators: [{ type: 'required' }] }, ['Ada', '']),
  play: ({ canvasElement }) => expectIssue(canvasElement, 1, 'A value is required'),
});

/** The error names the row with the first occurrence. */
export const Unique = meta.story({
  args: columnArgs({ validators: [{ type: 'unique' }] }, ['a-1', 'a-2', 'a-1']),
  play: ({ canvasElement }) => expectIssue(canvasElement, 2, 'Duplicate of row 2'),
});

/** The value must contain the pattern. */
export const Regex = meta.story({
  args: columnArgs({ validators: [{ type: 'regex', pattern: '^[A-Z]' }] }, ['Ada', 'ada']),
  play: ({ canvasElement }) => expectIssue(canvasElement, 1, 'Doesn’t match the expected format'),
});

/** Counts characters as users see them. */
export const MinLength = meta.story({
  args: columnArgs({ validators: [{ type: 'min_length', value: 3 }] }, ['Ada', 'Al']),
  play: ({ canvasElement }) => expectIssue(canvasElement, 1, 'Must have at least 3 characters'),
});

export const MaxLength = meta.story({
  args: columnArgs({ validators: [{ type: 'max_length', value: 3 }] }, ['Ada', 'Grace']),
  play: ({ canvasElement }) => expectIssue(canvasElement, 1, 'Must have at most 3 characters'),
});

/** Your own message replaces the one of the language. */
export const Message = meta.story({
  args: columnArgs({ validators: [{ type: 'required', message: 'Everybody has a name.' }] }, ['Ada', '']),
  play: ({ canvasElement }) => expectIssue(canvasElement, 1, 'Everybody has a name.'),
});

/** Your own function, run on the page. */
export const Custom = meta.story({
  args: columnArgs(
    { validators: [{ type: 'custom', fn: (value) => value.startsWith('A') || 'Has to begin with an A.' }] },
    ['Ada', 'Grace'],
  ),
  play: ({ canvasElement }) => expectIssue(canvasElement, 1, 'Has to begin with an A.'),
});

export const Min = meta.story({
  args: columnArgs({ type: 'number', validators: [{ type: 'min', value: 1 }] }, ['5', '0']),
  play: ({ canvasElement }) => expectIssue(canvasElement, 1, 'Must be at least 1'),
});

export const Max = meta.story({
  args: columnArgs({ type: 'number', validators: [{ type: 'max', value: 10 }] }, ['5', '11']),
  play: ({ canvasElement }) => expectIssue(canvasElement, 1, 'Must be at most 10'),
});

/** Checks whole rows, or asks a server, in batches; sync or async. */
export const Validate = meta.story({
  args: columnArgs(
    {
      validate: async (rows) =>
        rows.filter(({ texts }) => texts['value'] === 'taken').map(({ index }) => ({ index, message: 'Is taken.' })),
    },
    ['free', 'taken'],
  ),
  play: ({ canvasElement }) => expectIssue(canvasElement, 1, 'Is taken.'),
});
