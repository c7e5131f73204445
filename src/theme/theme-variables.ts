/** CSS variables without their leading dashes, e.g. `color-primary`. */
export type ThemeVariables = Readonly<Record<string, string>>;

export interface ThemeConfig {
  readonly colors?: ThemeVariables;
  readonly typography?: ThemeVariables;
  readonly spacing?: ThemeVariables;
  readonly borders?: ThemeVariables;
  readonly shadows?: ThemeVariables;
}

export type ThemePreset = 'default' | 'minimal' | 'modern' | 'compact' | 'dark' | 'corporate' | 'playful';

const PRESETS: Readonly<Record<ThemePreset, ThemeVariables>> = {
  default: {},
  minimal: { 'border-radius': '2px', 'color-secondary': 'transparent', 'color-input-background-soft': 'transparent' },
  modern: { 'border-radius': '12px', 'color-primary': '#4f46e5', 'color-primary-hover': '#4338ca' },
  compact: { 'font-size': '13px', 'border-radius': '6px', 'base-spacing': '3px' },
  dark: {},
  corporate: { 'border-radius': '4px', 'color-primary': '#1f3a5f', 'color-primary-hover': '#162b47' },
  playful: { 'border-radius': '16px', 'color-primary': '#b8256e', 'color-primary-hover': '#99195a' },
};

export interface ThemeOptions {
  readonly theme?: ThemeConfig | ThemePreset | (string & {});
  readonly primaryColor?: string;
  /** Variables, or a declaration list such as `--border-radius: 4px;`. */
  readonly customStyles?: ThemeVariables | string;
  readonly darkMode?: boolean;
}

export interface Theme {
  readonly mode: 'light' | 'dark';
  /** For the root element's `style`: `customStyles` over `primaryColor` over the theme. */
  readonly variables: Readonly<Record<`--${string}`, string>>;
}

export function resolveTheme({ theme, primaryColor, customStyles, darkMode }: ThemeOptions): Theme {
  const variables: Record<`--${string}`, string> = {};
  const add = (values: ThemeVariables): void => {
    for (const [name, value] of Object.entries(values)) variables[`--${name.replace(/^--/, '')}`] = value;
  };
  if (typeof theme === 'object') Object.values(theme).forEach(add);
  else if (theme !== undefined && Object.hasOwn(PRESETS, theme)) add(PRESETS[theme as ThemePreset]);
  if (primaryColor) {
    add({
      'color-primary': primaryColor,
      'color-primary-hover': `color-mix(in srgb, ${primaryColor} 86%, black)`,
      'color-progress-bar': primaryColor,
      'color-importer-link': primaryColor,
    });
  }
  if (typeof customStyles === 'string') add(declarations(customStyles));
  else if (customStyles) add(customStyles);
  return { mode: darkMode || theme === 'dark' ? 'dark' : 'light', variables };
}

function declarations(text: string): ThemeVariables {
  return Object.fromEntries(
    text.split(';').flatMap((line) => {
      const [, name, value] = /^\s*--([\w-]+)\s*:\s*(.+?)\s*$/s.exec(line) ?? [];
      return name && value ? [[name, value]] : [];
    }),
  );
}
