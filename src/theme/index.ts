export { injectStyles } from './styles.js';
export { THEME_PRESETS, THEME_VARIABLES } from './theme-names.js';
export type { ThemePreset, ThemeVariable } from './theme-names.js';
export { isColor, resolveTheme, styleValues } from './theme-variables.js';
export type { Theme, ThemeConfig, ThemeOptions, ThemeVariables } from './theme-variables.js';
