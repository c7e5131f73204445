import type { ThemeVariable } from '../../src/theme/index.js';

/** The purpose of each CSS variable. */
export const CSS_VARIABLES = {
  'font-family': 'all text',
  'font-size': 'body text; other sizes are derived from it',
  'base-spacing': 'the unit of all spacing',
  'border-radius': 'corners of fields, buttons and frames',
  'color-primary': 'the main button, the focus, selected items',
  'color-primary-hover': 'the same on hover',
  'color-secondary': 'secondary surfaces: tags, disabled buttons',
  'color-secondary-hover': 'the same on hover',
  'color-tertiary': 'default buttons',
  'color-tertiary-hover': 'the same on hover',
  'color-border': 'borders and dividers',
  'color-text': 'text',
  'color-text-soft': 'hints and labels',
  'color-text-on-primary': 'text on the primary color',
  'color-text-on-secondary': 'text on secondary surfaces',
  'color-background': 'an embedded importer',
  'color-background-modal': 'a modal importer',
  'color-input-background': 'input fields',
  'color-input-background-soft': 'the drop zone, table headers',
  'color-background-menu-hover': 'list items and rows on hover',
  'color-importer-link': 'links',
  'color-progress-bar': 'the progress bar',
  'shadow-modal': 'the modal',
  'shadow-menu': 'menus',
} as const satisfies Record<ThemeVariable, string>;
