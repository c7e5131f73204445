/** The documented CSS variables, without their leading dashes. */
export const THEME_VARIABLES = [
  'font-family',
  'font-size',
  'base-spacing',
  'border-radius',
  'color-primary',
  'color-primary-hover',
  'color-secondary',
  'color-secondary-hover',
  'color-tertiary',
  'color-tertiary-hover',
  'color-border',
  'color-text',
  'color-text-soft',
  'color-text-on-primary',
  'color-text-on-secondary',
  'color-background',
  'color-background-modal',
  'color-input-background',
  'color-input-background-soft',
  'color-background-menu-hover',
  'color-importer-link',
  'color-progress-bar',
  'shadow-modal',
  'shadow-menu',
] as const;

export type ThemeVariable = (typeof THEME_VARIABLES)[number];

export const THEME_PRESETS = ['default', 'minimal', 'modern', 'compact', 'dark', 'corporate', 'playful'] as const;

/** Each has a light and a dark set; `dark` is `default` with the dark set. */
export type ThemePreset = (typeof THEME_PRESETS)[number];
