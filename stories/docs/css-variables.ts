import type { ThemeVariable } from '../../src/theme/index.js';

/** What each CSS variable of the importer is for. */
export const CSS_VARIABLES = {
  'font-family': 'all text',
  'font-size': 'the text of screens; everything else is in proportion',
  'base-spacing': 'the step of all distances',
  'border-radius': 'corners of fields, buttons and frames',
  'color-primary': 'the button that goes on, the focus, what is chosen',
  'color-primary-hover': 'the same under the pointer',
  'color-secondary': 'quiet surfaces: tags, disabled buttons',
  'color-secondary-hover': 'the same under the pointer',
  'color-tertiary': 'ordinary buttons',
  'color-tertiary-hover': 'the same under the pointer',
  'color-border': 'lines',
  'color-text': 'text',
  'color-text-soft': 'hints and labels',
  'color-text-on-primary': 'text on the primary colour',
  'color-text-on-secondary': 'text on quiet surfaces',
  'color-background': 'the importer in a page',
  'color-background-modal': 'the importer over a page',
  'color-input-background': 'fields',
  'color-input-background-soft': 'the zone for files, headers of tables',
  'color-background-menu-hover': 'an entry of a list, a row under the pointer',
  'color-importer-link': 'links',
  'color-progress-bar': 'progress',
  'shadow-modal': 'under the importer over a page',
  'shadow-menu': 'under lists that open',
} as const satisfies Record<ThemeVariable, string>;
