import { columnTypes, suggestion, textForms, transformers, validators } from '../engine/rules/index.js';
import type { Parameter, Rule } from '../engine/rules/index.js';

/** Something in a column that the engine cannot work with. */
export interface ColumnFault {
  /** Its label, else its id, else its position. */
  readonly column: string;
  /** The property, with its value if that says more: `type "nubmer"`. Not translated, since support passes it on. */
  readonly part: string;
  /** For developers: what is wrong. */
  readonly sentence: string;
}

type Loose = Readonly<Record<string, unknown>>;
type Fault = Omit<ColumnFault, 'column'>;

/** The faults of columns that may be of any type at runtime. */
export function columnFaults(columns: readonly unknown[]): readonly ColumnFault[] {
  const ids = columns.map((column) => looseOf(column)['id']);
  return columns.flatMap((given, at) => {
    const column = looseOf(given);
    const name = [column['label'], column['id']].find((text) => typeof text === 'string' && text !== '');
    const faults = [...idFaults(ids, at), ...typeFaults(column), ...ruleFaults(column), ...checkFaults(column)];
    return faults.map((fault) => ({ column: String(name ?? `#${at + 1}`), ...fault }));
  });
}

/** Results have further columns under these names. */
const RESERVED: ReadonlySet<string> = new Set(['_custom_fields', '_unmatched']);

function idFaults(ids: readonly unknown[], at: number): readonly Fault[] {
  const id = ids[at];
  if (typeof id !== 'string' || id === '')
    return [{ part: 'id', sentence: 'columns must be a list, each with `id`, a string.' }];
  if (RESERVED.has(id)) return [{ part: `id "${id}"`, sentence: `"${id}" is reserved for other columns of the file.` }];
  return ids.indexOf(id) === at ? [] : [{ part: `id "${id}"`, sentence: `another column has the id "${id}", too.` }];
}

function typeFaults({ type, options, pattern, validators: checks }: Loose): readonly Fault[] {
  if (type !== undefined && !(typeof type === 'string' && Object.hasOwn(columnTypes, type))) {
    const hint = suggestion(String(type), Object.keys(columnTypes));
    return [{ part: `type "${String(type)}"`, sentence: `"${String(type)}" is not a type. ${hint}` }];
  }
  if (type === 'select' && !(Array.isArray(options) && options.every((option) => typeof option === 'string'))) {
    return [{ part: 'options', sentence: `a select needs \`options\`, a list of strings${notObjects(options)}.` }];
  }
  const isPatterned = stepsOf(checks).some((check) => check['type'] === 'regex');
  if (type !== 'custom_regex' || typeof pattern === 'string' || (pattern === undefined && isPatterned)) return [];
  return [{ part: 'pattern', sentence: `a custom_regex needs \`pattern\`, a string${notRegExp(pattern)}.` }];
}

function notObjects(options: unknown): string {
  const has = Array.isArray(options) && options.some((option) => typeof option === 'object');
  return has ? ", not of objects: write `['Basic', 'Pro']`, and replace the text by your value in `onComplete`" : '';
}

function checkFaults({ validate }: Loose): readonly Fault[] {
  if (validate === undefined || validate === null || typeof validate === 'function') return [];
  return [{ part: 'validate', sentence: '`validate` must be a function.' }];
}

function ruleFaults({ validators: checks, transformations }: Loose): readonly Fault[] {
  return [
    ...stepFaults('validators', checks, validators),
    ...stepFaults('transformations', transformations, transformers),
  ];
}

function stepFaults(list: string, steps: unknown, known: Readonly<Record<string, Rule>>): readonly Fault[] {
  if (!Array.isArray(steps)) return [];
  return steps.flatMap((given: unknown) => {
    if (typeof given === 'string') {
      return [{ part: `${list} "${given}"`, sentence: `write \`{ type: '${given}' }\` in ${list}, not "${given}".` }];
    }
    const step = looseOf(given);
    const type = String(step['type']);
    const part = `${list} "${type}"`;
    if (!Object.hasOwn(known, type)) {
      return [{ part, sentence: `"${type}" is not one of the ${list}. ${suggestion(type, Object.keys(known))}` }];
    }
    const wrong = Object.entries(known[type]!.parameters).find(
      ([name, parameter]) => !(parameter.optional && (step[name] ?? null) === null) && !fits(step[name], parameter),
    );
    if (!wrong) return [];
    const [name, parameter] = wrong;
    return [{ part, sentence: `"${type}" needs \`${name}\`, a ${wanted(parameter)}${notRegExp(step[name])}.` }];
  });
}

function wanted(parameter: Parameter): string {
  if (parameter.kind === 'number' || parameter.kind === 'function') return parameter.kind;
  return parameter.kind === 'text' && parameter.form ? `string ${textForms[parameter.form].what}` : 'string';
}

/** Numbers may be given as texts: comparisons convert them. */
function fits(value: unknown, parameter: Parameter): boolean {
  const { kind } = parameter;
  if (kind === 'function') return typeof value === 'function';
  if (kind === 'text' && parameter.form && !textForms[parameter.form].pattern.test(String(value))) return false;
  if (kind !== 'number') return typeof value === 'string';
  return (
    typeof value === 'number' || (typeof value === 'string' && value.trim() !== '' && !Number.isNaN(Number(value)))
  );
}

function notRegExp(value: unknown): string {
  return value instanceof RegExp ? ` such as ${JSON.stringify(value.source)}, not a RegExp` : '';
}

function stepsOf(steps: unknown): readonly Loose[] {
  return Array.isArray(steps) ? steps.map(looseOf) : [];
}

function looseOf(value: unknown): Loose {
  return typeof value === 'object' && value !== null ? (value as Loose) : {};
}
