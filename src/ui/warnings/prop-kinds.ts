import type { CSVImporterProps } from '../csv-importer-props.js';
import type { DraftStorage } from '../../session/index.js';
import { suggestion } from '../../engine/rules/index.js';

type Kind =
  | 'true or false'
  | 'true, false, "session" or a storage'
  | 'false, "local" or a storage'
  | 'a function'
  | 'a string'
  | 'a list'
  | 'a number'
  | 'an object'
  | 'anything';

const KINDS = {
  schema: 'anything',
  columns: 'a list',
  dynamicColumns: 'a list',
  onComplete: 'a function',
  onBatch: 'a function',
  onClose: 'a function',
  batchShape: 'a string',
  batchSize: 'a number',
  resultShape: 'a string',
  waitOnComplete: 'true or false',
  invalidRowHandling: 'a string',
  includeUnmatchedColumns: 'true or false',
  validateRows: 'a function',
  isModal: 'true or false',
  modalIsOpen: 'true or false',
  modalOnCloseTriggered: 'a function',
  modalCloseOnOutsideClick: 'true or false',
  dateOrder: 'a string',
  decimal: 'a string',
  skipCertainSteps: 'true or false',
  skipHeaderRowSelection: 'true or false',
  showDownloadTemplateButton: 'true or false',
  theme: 'anything',
  darkMode: 'true or false',
  primaryColor: 'a string',
  customStyles: 'anything',
  classNames: 'an object',
  language: 'a string',
  customTranslations: 'an object',
  i18n: 'an object',
  source: 'an object',
  demoData: 'anything',
  limits: 'an object',
  mappingMemory: 'false, "local" or a storage',
  onMappingLearned: 'a function',
  persist: 'true, false, "session" or a storage',
  importerKey: 'a string',
  backendUrl: 'a string',
  getToken: 'a function',
  user: 'anything',
  metadata: 'anything',
  adapter: 'an object',
  nonce: 'a string',
  createWorker: 'a function',
} as const satisfies Record<keyof CSVImporterProps, Kind>;

const IS: Record<Kind, (value: unknown) => boolean> = {
  'true or false': (value) => typeof value === 'boolean',
  'true, false, "session" or a storage': (value) =>
    typeof value === 'boolean' || value === 'session' || hasMethods(value, ['load', 'save', 'remove']),
  'false, "local" or a storage': (value) => value === false || value === 'local' || hasMethods(value, ['load', 'save']),
  'a function': (value) => typeof value === 'function',
  'a string': (value) => typeof value === 'string',
  'a list': Array.isArray,
  'a number': (value) => typeof value === 'number' && Number.isFinite(value),
  'an object': (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  anything: () => true,
};

function hasMethods(value: unknown, names: readonly (keyof DraftStorage)[]): boolean {
  const methods = (value ?? {}) as Partial<DraftStorage>;
  return names.every((name) => typeof methods[name] === 'function');
}

/** Names that other importers use for the same prop. */
const ELSEWHERE: Readonly<Record<string, keyof CSVImporterProps | 'classNames.root'>> = {
  isOpen: 'modalIsOpen',
  open: 'modalIsOpen',
  fields: 'columns',
  template: 'columns',
  onData: 'onComplete',
  onResults: 'onComplete',
  onSubmit: 'onComplete',
  context: 'user',
  className: 'classNames.root',
  locale: 'language',
  translations: 'customTranslations',
};

const ownEntries = (props: object): [string, unknown][] =>
  Object.entries(props).filter(([, value]) => value !== undefined && value !== null);

/** Unknown props, with the prop that was probably meant. */
export function unknownProps(props: object): readonly string[] {
  return ownEntries(props).flatMap(([name]) => {
    if (Object.hasOwn(KINDS, name)) return [];
    const meant = Object.hasOwn(ELSEWHERE, name) ? ELSEWHERE[name] : undefined;
    const hint = meant ? `Use \`${meant}\`.` : suggestion(name, Object.keys(KINDS), { what: 'Props' });
    return [`\`${name}\` is not a prop. ${hint}`];
  });
}

/** Props of the wrong type; the other checks skip them. */
export function wrongKinds(props: object): ReadonlyMap<string, string> {
  return new Map(
    ownEntries(props).flatMap(([name, value]): [string, string][] => {
      const kind: Kind | undefined = Object.hasOwn(KINDS, name) ? KINDS[name as keyof typeof KINDS] : undefined;
      if (!kind || IS[kind](value)) return [];
      return [[name, `\`${name}\` must be ${kind}, but is ${shown(value)}.`]];
    }),
  );
}

/** A value as shown in a warning; objects only by their type. */
function shown(value: unknown): string {
  if (typeof value === 'string') return `the string "${value}"`;
  try {
    return JSON.stringify(value) ?? typeof value;
  } catch {
    return `an ${typeof value}`;
  }
}
