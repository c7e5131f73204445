import { isColor, styleValues, THEME_PRESETS, THEME_VARIABLES } from '../../theme/index.js';
import type { ThemeConfig } from '../../theme/index.js';
import type { CSVImporterProps } from '../csv-importer-props.js';
import type { ImporterClassNames } from '../hooks/look.js';
import { suggestion } from '../../engine/rules/index.js';

const GROUPS = {
  colors: true,
  typography: true,
  spacing: true,
  borders: true,
  shadows: true,
} satisfies Record<keyof ThemeConfig, true>;

const PLACES = {
  root: true,
  modal: true,
  header: true,
  stepper: true,
  content: true,
  footer: true,
  button: true,
  input: true,
  table: true,
  dropzone: true,
} satisfies Record<keyof ImporterClassNames, true>;

/** `theme`, `primaryColor`, `customStyles` and `classNames`. */
export function styleWarnings({ theme, primaryColor, customStyles, classNames }: CSVImporterProps): readonly string[] {
  return [
    ...themeWarnings(theme),
    ...(primaryColor !== undefined && !isColor(primaryColor)
      ? [`\`primaryColor\` is "${primaryColor}", which is not a color; the theme's is used. Example: "#2563eb".`]
      : []),
    ...customStyleWarnings(customStyles),
    ...Object.entries(classNames ?? {}).flatMap(([place, value]: [string, unknown]) => {
      if (!Object.hasOwn(PLACES, place)) {
        return [`\`classNames.${place}\` is not a part. ${suggestion(place, Object.keys(PLACES), { what: 'Parts' })}`];
      }
      return value === undefined || typeof value === 'string'
        ? []
        : [`\`classNames.${place}\` must be a string of class names.`];
    }),
  ];
}

function themeWarnings(theme: unknown): readonly string[] {
  if (theme === undefined || theme === null) return [];
  if (typeof theme === 'string') {
    const presets: readonly string[] = THEME_PRESETS;
    return presets.includes(theme)
      ? []
      : [`\`theme\` is "${theme}", which is not a preset. ${suggestion(theme, presets, { what: 'Presets' })}`];
  }
  if (typeof theme !== 'object') return ['`theme` must be the name of a preset or an object of variables.'];
  return Object.entries(theme).flatMap(([group, values]: [string, unknown]) => {
    if (!Object.hasOwn(GROUPS, group)) {
      return [`\`theme.${group}\` is not a group. ${suggestion(group, Object.keys(GROUPS), { what: 'Groups' })}`];
    }
    return variableWarnings(`theme.${group}`, values);
  });
}

function customStyleWarnings(styles: unknown): readonly string[] {
  if (styles === undefined || styles === null) return [];
  const values = styleValues(styles);
  const isEmpty = typeof styles === 'string' && Object.keys(values ?? {}).length === 0;
  if (isEmpty) return ['`customStyles` holds no variable. Write it like "--border-radius: 4px;".'];
  return variableWarnings('customStyles', values);
}

function variableWarnings(place: string, values: unknown): readonly string[] {
  if (typeof values !== 'object' || values === null) return [`\`${place}\` must be an object of CSS variables.`];
  return Object.entries(values).flatMap(([name, value]: [string, unknown]) => {
    const unknown = unknownVariable(place, name);
    if (unknown.length > 0 || value === undefined || typeof value === 'string') return unknown;
    return [`\`${place}\`: "${name}" must be a string, such as "4px", and is ${JSON.stringify(value)}.`];
  });
}

function unknownVariable(place: string, name: string): readonly string[] {
  const known: readonly string[] = THEME_VARIABLES;
  const plain = name.replace(/^--/, '');
  return known.includes(plain)
    ? []
    : [`\`${place}\`: "${plain}" is not a variable. ${suggestion(plain, known, { what: 'Variables' })}`];
}
