import { isDemoData } from '../source/demo-file.js';

/** A prop without which an import cannot work as its value is. */
export interface OptionFault {
  readonly option: string;
  /** For developers: what is expected, and what came. */
  readonly sentence: string;
}

interface Expected {
  readonly expected: string;
  readonly fits: (value: unknown) => boolean;
  /** Whether the import works without it: the prop is then left out. */
  readonly canDo?: true;
}

const FUNCTION: Expected = { expected: 'a function', fits: (value) => typeof value === 'function' };

const oneOf = (...values: readonly string[]): Expected => ({
  expected: values.map((value) => `"${value}"`).join(' or '),
  fits: (value) => values.some((known) => known === value),
  canDo: true,
});

/**
 * Props that would fail as a JavaScript error in front of a user, or that decide which rows the host gets and how. The
 * console of a development build reports others, too.
 */
const EXPECTED: Readonly<Record<string, Expected>> = {
  onComplete: FUNCTION,
  onBatch: FUNCTION,
  validateRows: FUNCTION,
  getToken: FUNCTION,
  createWorker: FUNCTION,
  onClose: { ...FUNCTION, canDo: true },
  onMappingLearned: { ...FUNCTION, canDo: true },
  adapter: {
    expected: 'an adapter, an object with a function `submit`',
    fits: (value) => typeof (value as { readonly submit?: unknown }).submit === 'function',
  },
  // Without it, users can still choose a file.
  demoData: { expected: '`{ fileName, csvContent }` or a list of objects', fits: isDemoData, canDo: true },
  invalidRowHandling: oneOf('block', 'exclude', 'include'),
  resultShape: oneOf('result', 'data'),
  batchShape: oneOf('rows', 'columns'),
  language: { expected: 'a string', fits: (value) => typeof value === 'string', canDo: true },
  i18n: {
    expected: 'an i18next instance',
    fits: (value) => typeof (value as { readonly on?: unknown }).on === 'function',
    canDo: true,
  },
};

/** The faults of props that may be of any type at runtime. `null` stands for an absent one. */
export function optionFaults(options: object): readonly (OptionFault & Pick<Expected, 'canDo'>)[] {
  return Object.entries(options).flatMap(([option, value]: [string, unknown]) => {
    const entry = Object.hasOwn(EXPECTED, option) ? EXPECTED[option] : undefined;
    if (!entry || value === undefined || value === null || entry.fits(value)) return [];
    const { expected, canDo } = entry;
    return [{ option, canDo, sentence: `\`${option}\` must be ${expected}, but is ${shown(value)}.` }];
  });
}

/** A value as shown in the console; objects by their keys. */
function shown(value: unknown): string {
  if (typeof value === 'string') return `the string ${JSON.stringify(value.slice(0, 40))}`;
  if (Array.isArray(value)) return 'a list';
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? 'a function' : String(value);
  const keys = Object.keys(value).slice(0, 5);
  return keys.length > 0 ? `an object with ${keys.map((key) => `\`${key}\``).join(', ')}` : 'an empty object';
}
