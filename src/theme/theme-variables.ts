import type { ThemePreset, ThemeVariable } from './theme-names.js';

/** CSS variables of the importer, with or without their leading dashes, e.g. `color-primary`. */
export type ThemeVariables = { readonly [Name in ThemeVariable | `--${ThemeVariable}`]?: string };

type VariablesOf<Name extends ThemeVariable> = { readonly [Key in Name]?: string };

/** A custom theme. The groups are for readability: every key is one CSS variable. */
export interface ThemeConfig {
  readonly colors?: VariablesOf<Extract<ThemeVariable, `color-${string}`>>;
  readonly typography?: VariablesOf<'font-family' | 'font-size'>;
  readonly spacing?: VariablesOf<'base-spacing'>;
  readonly borders?: VariablesOf<'border-radius'>;
  readonly shadows?: VariablesOf<'shadow-modal' | 'shadow-menu'>;
}

export interface ThemeOptions {
  readonly theme?: ThemeConfig | ThemePreset;
  readonly primaryColor?: string;
  /** Variables: an object, its JSON, or declarations such as `border-radius: 4px;`; leading dashes are optional. */
  readonly customStyles?: ThemeVariables | string;
  readonly darkMode?: boolean;
}

export interface Theme {
  readonly mode: 'light' | 'dark';
  /** Its variables are in the stylesheet, where the host's styles can override them. */
  readonly preset: string | undefined;
  /** For the root element's `style`: `customStyles` over `primaryColor` over the theme. */
  readonly variables: Readonly<Record<`--${string}`, string>>;
}

/** Variables derived from a primary color; a theme's own values only suit the theme's primary color. */
const FROM_PRIMARY = {
  '--color-primary-hover': 'var(--rg-hover)',
  '--color-text-on-primary': 'var(--rg-on-primary)',
  '--color-importer-link': 'var(--rg-link)',
  '--color-progress-bar': 'var(--rg-link)',
} as const;

export function resolveTheme({ theme, primaryColor, customStyles, darkMode }: ThemeOptions): Theme {
  const variables: Record<`--${string}`, string> = {};
  const add = (values: unknown): void => {
    if (!values || typeof values !== 'object') return;
    for (const [name, value] of Object.entries(values)) {
      if (typeof value === 'string') variables[`--${name.replace(/^--/, '')}`] = value;
    }
  };
  if (theme && typeof theme === 'object') Object.values(theme).forEach(add);
  if (primaryColor && isColor(primaryColor))
    Object.assign(variables, { '--color-primary': primaryColor, ...FROM_PRIMARY });
  add(styleValues(customStyles));
  const preset = typeof theme === 'string' ? theme : undefined;
  return { mode: darkMode || theme === 'dark' ? 'dark' : 'light', preset, variables };
}

/** Whether CSS knows the color. Without a browser, any may be one; test environments have parts of `CSS`. */
export function isColor(value: string): boolean {
  return typeof CSS === 'undefined' || !('supports' in CSS) || CSS.supports('color', value);
}

/** The variables of `customStyles` by name; those of a text are read. */
export function styleValues(styles: unknown): unknown {
  if (typeof styles !== 'string') return styles;
  try {
    return JSON.parse(styles) as unknown;
  } catch {
    return Object.fromEntries(
      styles.split(';').flatMap((line) => {
        const [, name, value] = /^\s*([\w-]+)\s*:\s*(.+?)\s*$/s.exec(line) ?? [];
        return name && value ? [[name, value]] : [];
      }),
    );
  }
}
