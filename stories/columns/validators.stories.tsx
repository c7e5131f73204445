import { CSVImporter } from 'rowgate';
import preview from '../../.storybook/preview.js';
import { columnArgs, expectIssue } from '../support/column-story.js';

/** What a cell has to satisfy. All but `required` let a blank cell pass. */
const meta = preview.meta({ title: 'Columns/Validators', component: CSVImporter });

/** Blank cells fail; a column of the file has to be matched. */
export const Required = meta.story({
  args: columnArgs({ validators: [{ type: 'required' }] }, ['Ada', '']),
  play: ({ canvasElement }) => expectIssue(canvasElement, 1, 'A value is required.'),
});

/** The finding names the row the value appears in first. */
export const Unique = meta.story({
  args: columnArgs({ validators: [{ type: 'unique' }] }, ['a-1', 'a-2', 'a-1']),
  play: ({ canvasElement }) => expectIssue(canvasElement, 2, 'Appears before, in row 2. Each value may appear once.'),
});

/** A pattern that has to be found in the value. */
export const Regex = meta.story({
  args: columnArgs({ validators: [{ type: 'regex', pattern: '^[A-Z]' }] }, ['Ada', 'ada']),
  play: ({ canvasElement }) => expectIssue(canvasElement, 1, 'Does not have the expected form.'),
});

/** Characters as people count them. */
export const MinLength = meta.story({
  args: columnArgs({ validators: [{ type: 'min_length', value: 3 }] }, ['Ada', 'Al']),
  play: ({ canvasElement }) => expectIssue(canvasElement, 1, 'Must have at least 3 characters.'),
});

export const MaxLength = meta.story({
  args: columnArgs({ validators: [{ type: 'max_length', value: 3 }] }, ['Ada', 'Grace']),
  play: ({ canvasElement }) => expectIssue(canvasElement, 1, 'Must have at most 3 characters.'),
});

/** Words of your own win over those of the language. */
export const Message = meta.story({
  args: columnArgs({ validators: [{ type: 'required', message: 'Everybody has a name.' }] }, ['Ada', '']),
  play: ({ canvasElement }) => expectIssue(canvasElement, 1, 'Everybody has a name.'),
});

/** A function of yours, run where functions can run. */
export const Custom = meta.story({
  args: columnArgs(
    { validators: [{ type: 'custom', fn: (value) => value.startsWith('A') || 'Has to begin with an A.' }] },
    ['Ada', 'Grace'],
  ),
  play: ({ canvasElement }) => expectIssue(canvasElement, 1, 'Has to begin with an A.'),
});

export const Min = meta.story({
  args: columnArgs({ type: 'number', validators: [{ type: 'min', value: 1 }] }, ['5', '0']),
  play: ({ canvasElement }) => expectIssue(canvasElement, 1, 'Must be at least 1.'),
});

export const Max = meta.story({
  args: columnArgs({ type: 'number', validators: [{ type: 'max', value: 10 }] }, ['5', '11']),
  play: ({ canvasElement }) => expectIssue(canvasElement, 1, 'Must be at most 10.'),
});

/** One that sees whole rows, or asks a server, in batches; sync or async. */
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
