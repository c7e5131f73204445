import { expect, test } from 'vitest';
import { createMemoryAdapter } from '../../adapters/index.js';
import type { CSVImporterProps } from '../csv-importer-props.js';
import { propWarnings } from './prop-warnings.js';

const NAME = { id: 'name', label: 'Name' };
const GOOD: CSVImporterProps = { columns: [NAME], onComplete: () => undefined };

/** Props as someone who is not held by types may write them, laid over good ones. */
const warned = (props: object): readonly string[] =>
  propWarnings({ ...GOOD, ...props } as CSVImporterProps, (props as CSVImporterProps).adapter);

const column = (more: object): object => ({ columns: [{ ...NAME, ...more }] });

test.each<[name: string, props: object, ...parts: string[]]>([
  ['a prop misspelt', { onComplet: () => 1 }, '`onComplet` is no prop', 'Did you mean `onComplete`?'],
  ['a prop in other letters', { modalisopen: true }, 'Did you mean `modalIsOpen`?'],
  ['a prop of another importer', { onSubmit: () => 1 }, 'Use `onComplete`.'],
  ['a className', { className: 'x' }, 'Use `classNames.root`.'],
  ['a prop that is like none', { wobble: 1 }, '`wobble` is no prop', 'Props: schema, columns'],
  ['a word for a flag', { darkMode: 'true' }, '`darkMode` has to be true or false, and is the string "true".'],
  ['no function', { onBatch: 'x' }, '`onBatch` has to be a function'],
  ['no list', { columns: { id: 'a' } }, '`columns` has to be a list'],
  ['no columns', { columns: [] }, 'Give `columns` or `schema`.'],
  ['no schema', { schema: { title: 'x' } }, '`schema` is none that is known'],
  ['nowhere to go', { onComplete: undefined }, 'Give `onComplete`.'],
  ['a column that is none', { columns: ['name'] }, '`columns[0]` is no column'],
  ['a column without an id', { columns: [{ label: 'Name' }] }, '`columns[0]` needs `id`'],
  ['a column without a label', { dynamicColumns: [{ id: 'x' }] }, '`dynamicColumns[0]` ("x") needs `label`'],
  ['two columns of one id', { dynamicColumns: [NAME] }, 'Two columns have the id "name"'],
  ['a member misspelt', column({ transforms: [] }), '`transforms` says nothing'],
  ['a type misspelt', column({ type: 'nubmer' }), '"nubmer" is no type', 'Did you mean `number`?'],
  ['a type that is inherited', column({ type: 'toString' }), '"toString" is no type'],
  ['a select without options', column({ type: 'select' }), 'is a select without `options`'],
  ['a pattern that is absent', column({ type: 'custom_regex' }), 'custom_regex without `pattern`'],
  ['a validator in other letters', column({ validators: [{ type: 'minLength', value: 1 }] }), 'mean `min_length`?'],
  ['a validator without its value', column({ validators: [{ type: 'min' }] }), '"min" needs `value`, a number'],
  ['validators that are no list', column({ validators: { type: 'min' } }), 'has to be a list'],
  ['a transformation misspelt', column({ transformations: [{ type: 'upercase' }] }), 'Did you mean `uppercase`?'],
  ['a choice misspelt', { invalidRowHandling: 'excluded' }, 'Did you mean `exclude`?'],
  ['a preset misspelt', { theme: 'moderm' }, '`theme` is "moderm"', 'Did you mean `modern`?'],
  ['a group of no theme', { theme: { color: {} } }, '`theme.color` is no group', 'Did you mean `colors`?'],
  ['a variable of no theme', { theme: { colors: { primary: 'red' } } }, '"primary" is no variable'],
  ['a value that is no text', { theme: { borders: { 'border-radius': 4 } } }, '"border-radius" has to be a string'],
  ['a colour that is none', { primaryColor: '#12345' }, '`primaryColor` is "#12345"', 'Write it like "#2563eb"'],
  ['a custom style misspelt', { customStyles: { 'color-primry': 'red' } }, 'Did you mean `color-primary`?'],
  ['a custom style of a property', { customStyles: 'color: red' }, '"color" is not taken'],
  ['custom styles without any', { customStyles: 'red' }, '`customStyles` holds no variable'],
  ['a place misspelt', { classNames: { buttons: 'x' } }, '`classNames.buttons`', 'Did you mean `button`?'],
  ['a class that is a list', { classNames: { button: ['x'] } }, '`classNames.button` has to be a string'],
  ['a tag that is none', { language: 'english!' }, '"english!" is no language tag'],
  ['a language without words', { language: 'eo' }, '"eo" is not shipped', '`customTranslations`'],
  ['a modal that is none', { isModal: false, modalIsOpen: true }, '`modalIsOpen` does nothing'],
  ['demo data that is none', { demoData: 'a,b' }, '`demoData` has to be'],
  ['a limit misspelt', { limits: { maxRow: 1 } }, 'Did you mean `maxRows`?'],
  ['a limit of nothing', { limits: { maxRows: 0 } }, 'has to be a number above 0'],
  ['batches of nothing', { onBatch: () => 1, batchSize: 0 }, '`batchSize` has to be a whole number'],
  ['batches for nobody', { batchSize: 10 }, '`batchSize` does nothing'],
  ['waiting for nothing', { onBatch: () => 1, onComplete: undefined, waitOnComplete: true }, 'waits for nothing'],
  ['a key alone', { importerKey: 'x' }, 'give `backendUrl` too'],
  ['an address alone', { backendUrl: 'https://a.example' }, 'give `importerKey` too'],
  ['an address that is none', { backendUrl: 'a.example', importerKey: 'x' }, '`backendUrl` is "a.example"'],
  ['a user that is too much', { user: 'x'.repeat(20_000) }, '`user` has to be plain data'],
])('%s is told in one line, with the way out', (_name, props, ...parts) => {
  const warnings = warned(props);
  expect(warnings).toHaveLength(1);
  for (const part of parts) expect(warnings[0]).toContain(part);
});

const configuration = {
  columns: [NAME],
  rowHandling: 'exclude',
  includeUnmatchedColumns: false,
  darkMode: false,
  assistant: false,
} as const;

test('what the backend decides is not for the host to say', () => {
  const adapter = createMemoryAdapter({ configuration });
  const dynamicColumns = [{ id: 'x', label: 'X', validate: () => [] }];
  expect(warned({ adapter, invalidRowHandling: 'block', dynamicColumns })).toEqual([
    '`columns` is not used: the importer of the backend says it.',
    '`invalidRowHandling` is not used: the importer of the backend says it.',
    'Functions of `dynamicColumns` are not used: the backend judges rows by plain data only.',
  ]);
});

test.each<[string, object]>([
  ['the least there is', {}],
  ['a schema', { columns: undefined, schema: { '~standard': {}, _def: {} } }],
  ['a schema of a class', { columns: undefined, schema: Object.create({ _zod: {} }) as object }],
  ['an adapter', { adapter: createMemoryAdapter({}), onComplete: undefined }],
  ['a language with its words', { language: 'eo', customTranslations: { eo: {} } }],
  ['a language of another region', { language: 'de_AT' }],
  ['what is left open', { theme: undefined, primaryColor: undefined, onBatch: null }],
  ['a backend', { columns: undefined, importerKey: 'x', backendUrl: '/api' }],
  [
    'everything about looks',
    {
      theme: { colors: { 'color-text': '#000' }, shadows: { 'shadow-menu': 'none' } },
      customStyles: '--border-radius: 4px; --color-text: red',
      primaryColor: '#abc',
      classNames: { root: 'x', dropzone: undefined },
    },
  ],
  [
    'a column with all of its members',
    column({
      type: 'select',
      options: ['a'],
      validators: [{ type: 'required' }, { type: 'regex', pattern: '^a$' }, { type: 'max', value: 1 }],
      transformations: [
        { type: 'trim', stage: 'pre' },
        { type: 'replace', find: 'a', replace: 'b' },
      ],
      description: 'x',
      placeholder: 'x',
      aliases: ['y'],
    }),
  ],
])('nothing is said of %s', (_name, props) => {
  expect(warned(props)).toEqual([]);
});
