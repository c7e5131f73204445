export { injectStyles } from './styles.js';
export { resolveTheme } from './theme-variables.js';
export type { Theme, ThemeConfig, ThemeOptions, ThemePreset, ThemeVariables } from './theme-variables.js';
