import { contextText } from '../../adapters/index.js';
import type { BackendAdapter } from '../../adapters/index.js';
import { shippedLanguage } from '../../i18n/index.js';
import type { CSVImporterProps } from '../csv-importer-props.js';
import { columnWarnings } from './column-warnings.js';
import { suggestion } from '../../engine/rules/index.js';
import { unknownProps, wrongKinds } from './prop-kinds.js';
import { styleWarnings } from './style-warnings.js';

/** One line for each prop that is invalid or has no effect, with the fix. */
export function propWarnings(given: CSVImporterProps, adapter: BackendAdapter | undefined): readonly string[] {
  const wrong = wrongKinds(given);
  const isGiven = ([name, value]: [string, unknown]): boolean => value !== null && !wrong.has(name);
  const props = Object.fromEntries(Object.entries(given).filter(isGiven)) as CSVImporterProps;
  const missing = [...wrong.keys()].some((name) => name === 'columns' || name === 'onComplete');
  return [
    ...unknownProps(given),
    ...wrong.values(),
    ...(missing ? [] : missingWarnings(props, adapter)),
    ...columnWarnings('columns', props.columns ?? []),
    ...columnWarnings('dynamicColumns', props.dynamicColumns ?? []),
    ...choiceWarnings(props),
    ...styleWarnings(props),
    ...languageWarnings(props),
    ...modalWarnings(props),
    ...limitWarnings(props),
    ...backendWarnings(props, adapter),
  ];
}

function missingWarnings(props: CSVImporterProps, adapter: BackendAdapter | undefined): readonly string[] {
  const { columns, schema, importerKey, backendUrl, onComplete, onBatch, waitOnComplete } = props;
  const warnings: string[] = [];
  const hasBackend = adapter?.loadImporter !== undefined || importerKey !== undefined || backendUrl !== undefined;
  if (!hasBackend && schema === undefined && !columns?.length) {
    warnings.push('No column is wanted. Give `columns` or `schema`.');
  }
  if (
    schema !== undefined &&
    (typeof schema !== 'object' || schema === null || !/_def|_zod|~standard/.test(keys(schema)))
  ) {
    warnings.push(
      '`schema` is not a known kind of schema. Pass a Zod object, or a Standard Schema together with `columns`.',
    );
  }
  if (!hasBackend && !props.adapter && !onComplete && !onBatch) {
    warnings.push('The rows go nowhere. Give `onComplete`.');
  }
  if (waitOnComplete && !onComplete) warnings.push('`waitOnComplete` has no effect without `onComplete`.');
  return warnings;
}

/** Own and inherited properties: those of a schema may come from its class. */
function keys(value: object): string {
  const names: string[] = [];
  for (
    let from: object | null = value;
    from && from !== Object.prototype;
    from = Object.getPrototypeOf(from) as object
  ) {
    names.push(...Object.getOwnPropertyNames(from));
  }
  return names.join(' ');
}

/** Other choices are checked in every build: `option-faults.ts`. */
const CHOICES = {
  dateOrder: ['ask', 'dmy', 'mdy', 'ymd'],
  decimal: ['ask', '.', ','],
} as const satisfies { readonly [Name in keyof CSVImporterProps]?: readonly CSVImporterProps[Name][] };

function choiceWarnings(props: CSVImporterProps): readonly string[] {
  return Object.entries(CHOICES).flatMap(([name, choices]: [string, readonly string[]]) => {
    const value = props[name as keyof typeof CHOICES];
    if (value === undefined || choices.includes(value)) return [];
    return [`\`${name}\` is "${value}", which is not a valid value. ${suggestion(value, choices, { what: 'Values' })}`];
  });
}

function languageWarnings({ language, customTranslations = {} }: CSVImporterProps): readonly string[] {
  const isTag = (tag: string): boolean => {
    try {
      return Intl.getCanonicalLocales(tag.replaceAll('_', '-')).length === 1;
    } catch {
      return false;
    }
  };
  const warnings = [language, ...Object.keys(customTranslations)].flatMap((tag) =>
    tag === undefined || isTag(tag) ? [] : [`"${tag}" is not a language tag. Examples: "en", "pt-BR".`],
  );
  if (language !== undefined && isTag(language) && !shippedLanguage(language) && !customTranslations[language]) {
    warnings.push(
      `\`language\` "${language}" is not shipped: English is shown. Give its words as \`customTranslations\`.`,
    );
  }
  return warnings;
}

const OF_MODAL = ['modalIsOpen', 'modalOnCloseTriggered', 'modalCloseOnOutsideClick'] as const;

function modalWarnings(props: CSVImporterProps): readonly string[] {
  if (props.isModal !== false) return [];
  return OF_MODAL.filter((name) => props[name] !== undefined).map(
    (name) => `\`${name}\` has no effect with \`isModal={false}\`.`,
  );
}

function limitWarnings({ limits = {}, batchSize, batchShape, onBatch }: CSVImporterProps): readonly string[] {
  const known = ['maxFileSize', 'maxRows'];
  const warnings = Object.entries(limits).flatMap(([name, value]: [string, unknown]) => {
    if (!known.includes(name))
      return [`\`limits.${name}\` is not a limit. ${suggestion(name, known, { what: 'Limits' })}`];
    return value === undefined || (typeof value === 'number' && value > 0)
      ? []
      : [`\`limits.${name}\` must be a number above 0.`];
  });
  if (batchSize !== undefined && (!Number.isInteger(batchSize) || batchSize < 1))
    warnings.push('`batchSize` must be a whole number of rows from 1.');
  for (const [name, value] of Object.entries({ batchSize, batchShape })) {
    if (value !== undefined && !onBatch) warnings.push(`\`${name}\` has no effect without \`onBatch\`.`);
  }
  return warnings;
}

const LOCAL_ONLY = [
  'columns',
  'schema',
  'validateRows',
  'onBatch',
  'invalidRowHandling',
  'includeUnmatchedColumns',
] as const;

function backendWarnings(props: CSVImporterProps, adapter: BackendAdapter | undefined): readonly string[] {
  const { importerKey, backendUrl, dynamicColumns = [] } = props;
  const warnings: string[] = [];
  if (!props.adapter && (importerKey === undefined) !== (backendUrl === undefined)) {
    const absent = importerKey === undefined ? 'importerKey' : 'backendUrl';
    warnings.push(`\`importerKey\` and \`backendUrl\` are only used together: give \`${absent}\` too.`);
  }
  if (backendUrl !== undefined && !/^(?:https?:\/\/|\/)/.test(backendUrl)) {
    warnings.push(`\`backendUrl\` is "${backendUrl}", which is not a URL. Example: "https://import.example.com".`);
  }
  for (const name of ['user', 'metadata'] as const) {
    const value: unknown = props[name];
    if (value !== undefined && (typeof value !== 'object' || contextText(value) === null)) {
      warnings.push(`\`${name}\` must be an object of plain data of at most 16 KB; the import will be refused.`);
    }
  }
  if (!adapter?.loadImporter) return warnings;
  for (const name of LOCAL_ONLY) {
    if (props[name] !== undefined) warnings.push(`\`${name}\` is not used: the importer of the backend says it.`);
  }
  if (dynamicColumns.some(hasFunction)) {
    warnings.push('Functions of `dynamicColumns` are not used: the backend validates rows by plain data only.');
  }
  return warnings;
}

function hasFunction({ validate, validators = [], transformations = [] }: DynamicColumn): boolean {
  return validate !== undefined || [...validators, ...transformations].some(({ type }) => type === 'custom');
}

type DynamicColumn = NonNullable<CSVImporterProps['dynamicColumns']>[number];
