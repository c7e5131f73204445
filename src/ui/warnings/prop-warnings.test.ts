import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createLocalAdapter, createMemoryAdapter } from '../../adapters/index.js';
import type { CSVImporterProps } from '../csv-importer-props.js';
import { propWarnings } from './prop-warnings.js';

const NAME = { id: 'name', label: 'Name' };
const GOOD: CSVImporterProps = { columns: [NAME], onComplete: () => undefined };

/** Props that TypeScript would reject, merged over valid ones. Without an adapter, a session has a local one. */
const warned = (props: object): readonly string[] =>
  propWarnings({ ...GOOD, ...props } as CSVImporterProps, (props as CSVImporterProps).adapter ?? createLocalAdapter());

/** Colors in hexadecimal only. */
const supports = (_property: string, value: string): boolean => /^#(?:[\da-f]{3}){1,2}$/.test(value);
beforeAll(() => void vi.stubGlobal('CSS', { supports }));
afterAll(() => void vi.unstubAllGlobals());

const column = (more: object): object => ({ columns: [{ ...NAME, ...more }] });

test.each<[name: string, props: object, ...parts: string[]]>([
  ['a misspelt prop', { onComplet: () => 1 }, '`onComplet` is not a prop', 'Did you mean `onComplete`?'],
  ['a prop in the wrong case', { modalisopen: true }, 'Did you mean `modalIsOpen`?'],
  ['a prop of another importer', { onSubmit: () => 1 }, 'Use `onComplete`.'],
  ['a className', { className: 'x' }, 'Use `classNames.root`.'],
  ['an unknown prop', { wobble: 1 }, '`wobble` is not a prop', 'Props: schema, columns'],
  [
    'a string instead of a boolean',
    { darkMode: 'true' },
    '`darkMode` must be true or false, but is the string "true".',
  ],
  ['not a function', { onBatch: 'x' }, '`onBatch` must be a function'],
  ['not a list', { columns: { id: 'a' } }, '`columns` must be a list'],
  ['no columns', { columns: [] }, 'Give `columns` or `schema`.'],
  ['no schema', { schema: { title: 'x' } }, '`schema` is not a known kind of schema'],
  ['no onComplete', { onComplete: undefined }, 'Give `onComplete`.'],
  ['a column without a label', { dynamicColumns: [{ id: 'x' }] }, '`dynamicColumns[0]` ("x") needs `label`'],
  ['a misspelt column property', column({ transforms: [] }), '`transforms` is not a property'],
  ['a column that says `required`', column({ required: true }), "Use `validators: [{ type: 'required' }]`."],
  ['a column with a key', column({ key: 'x' }), 'Use `id`.'],
  ['a description that is not a text', column({ description: { en: 'A' } as never }), '`description` must be a string'],
  ['a select without options', column({ type: 'select', options: [] }), 'is a select without `options`'],
  [
    'a function before validation',
    column({ transformations: [{ type: 'custom', stage: 'pre', fn: () => '' }] }),
    '"custom" runs after validation',
  ],
  ...(
    [
      ['number', 'n/a'],
      ['date', 'today'],
      ['boolean', 'maybe'],
      ['email', 'nobody'],
      ['url', 'example.com'],
      ['uuid', 'none'],
    ] as const
  ).map(([type, value]): [string, object, string] => [
    `a default that is not of the type ${type}`,
    column({ type, transformations: [{ type: 'default', value }] }),
    `("name").transformations: the default "${value}" does not look like a value of the type "${type}".`,
  ]),
  [
    'a default that is not an option',
    column({ type: 'select', options: ['a'], transformations: [{ type: 'default', value: 'b' }] }),
    'the default "b" does not look like one of the `options`.',
  ],
  ['an order of dates in capitals', { dateOrder: 'DMY' }, '`dateOrder` is "DMY"'],
  ['an unknown decimal sign', { decimal: ';' }, '`decimal` is ";"'],
  ['a misspelt preset', { theme: 'moderm' }, '`theme` is "moderm"', 'Did you mean `modern`?'],
  ['an unknown theme group', { theme: { color: {} } }, '`theme.color` is not a group', 'Did you mean `colors`?'],
  ['an unknown theme variable', { theme: { colors: { primary: 'red' } } }, '"primary" is not a variable'],
  [
    'a theme value that is not a string',
    { theme: { borders: { 'border-radius': 4 } } },
    '"border-radius" must be a string',
  ],
  [
    'an invalid color',
    { primaryColor: '#12345' },
    '`primaryColor` is "#12345"',
    "the theme's is used",
    'Example: "#2563eb"',
  ],
  ['a misspelt custom style', { customStyles: { 'color-primry': 'red' } }, 'Did you mean `color-primary`?'],
  ['a CSS property as custom style', { customStyles: 'color: red' }, '"color" is not a variable'],
  ['a misspelt custom style in JSON', { customStyles: '{"color-primry": "red"}' }, 'Did you mean `color-primary`?'],
  ['custom styles without any', { customStyles: 'red' }, '`customStyles` holds no variable'],
  ['a misspelt part', { classNames: { buttons: 'x' } }, '`classNames.buttons`', 'Did you mean `button`?'],
  ['a class that is a list', { classNames: { button: ['x'] } }, '`classNames.button` must be a string'],
  ['an invalid language tag', { language: 'english!' }, '"english!" is not a language tag'],
  ['a language that is not shipped', { language: 'eo' }, '"eo" is not shipped', '`customTranslations`'],
  ['modal props without a modal', { isModal: false, modalIsOpen: true }, '`modalIsOpen` has no effect'],
  ['a limit misspelt', { limits: { maxRow: 1 } }, 'Did you mean `maxRows`?'],
  ['a limit of 0', { limits: { maxRows: 0 } }, 'must be a number above 0'],
  ['batches of 0', { onBatch: () => 1, batchSize: 0 }, '`batchSize` must be a whole number'],
  ['batchShape without onBatch', { batchShape: 'columns' }, '`batchShape` has no effect'],
  ['batchSize without onBatch', { batchSize: 10 }, '`batchSize` has no effect'],
  [
    'waitOnComplete without onComplete',
    { onBatch: () => 1, onComplete: undefined, waitOnComplete: true },
    '`waitOnComplete` has no effect',
  ],
  ['a key alone', { importerKey: 'x' }, 'give `backendUrl` too'],
  ['an address alone', { backendUrl: 'https://a.example' }, 'give `importerKey` too'],
  ['an invalid URL', { backendUrl: 'a.example', importerKey: 'x' }, '`backendUrl` is "a.example"'],
  ['a user that is too much', { user: { name: 'x'.repeat(20_000) } }, '`user` must be an object of plain data'],
  ['a user that is a text', { user: 'Ada' }, '`user` must be an object'],
])('%s is reported in one line, with the fix', (_name, props, ...parts) => {
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

test('props that the backend decides are reported', () => {
  const adapter = createMemoryAdapter({ configuration });
  const dynamicColumns = [{ id: 'x', label: 'X', validate: () => [] }];
  expect(warned({ adapter, invalidRowHandling: 'block', dynamicColumns })).toEqual([
    '`columns` is not used: the importer of the backend says it.',
    '`invalidRowHandling` is not used: the importer of the backend says it.',
    'Functions of `dynamicColumns` are not used: the backend validates rows by plain data only.',
  ]);
});

test.each<[string, object]>([
  ['the least there is', {}],
  ...Object.entries({
    number: '0',
    date: '2024-01-31',
    boolean: 'no',
    email: 'a@b.c',
    time: '9:30',
    string: 'n/a',
  }).map(([type, value]): [string, object] => [
    `a default of the type ${type}`,
    column({ type, transformations: [{ type: 'default', value }] }),
  ]),
  [
    'a default that is an option',
    column({ type: 'select', options: ['A'], transformations: [{ type: 'default', value: 'a' }] }),
  ],
  [
    'a default beside new options',
    column({
      type: 'select',
      options: ['A'],
      allowNewOptions: true,
      transformations: [{ type: 'default', value: 'b' }],
    }),
  ],
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
])('no warning for %s', (_name, props) => {
  expect(warned(props)).toEqual([]);
});
