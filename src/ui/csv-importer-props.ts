import type { ImporterOptions } from '../headless/index.js';
import type { ThemeConfig, ThemePreset, ThemeVariables } from '../theme/index.js';
import type { ImporterClassNames } from './hooks/look.js';

/** Appearance of an importer, and how it opens and closes. */
export interface LookProps {
  /** `true` (default): shown in a modal dialog. `false`: embedded in the page. */
  readonly isModal?: boolean;
  /** Controls whether the modal is open. If omitted, it opens on mount and stays open until closed. */
  readonly modalIsOpen?: boolean;
  /** Called after the modal has closed (and any "discard this import?" prompt was confirmed). */
  readonly modalOnCloseTriggered?: () => void;
  /** Whether a click outside the modal closes it. Escape always does. Default `false`. */
  readonly modalCloseOnOutsideClick?: boolean;
  /** Offers an empty CSV or Excel file with the expected columns for download. Default `true`. */
  readonly showDownloadTemplateButton?: boolean;
  /** The name of a preset, or an object of CSS variables. Default `'default'`. */
  readonly theme?: ThemeConfig | ThemePreset;
  /** Uses the dark colors of the theme. Default: the setting of the backend's importer, otherwise `false`. */
  readonly darkMode?: boolean;
  /** Any CSS color; related colors are derived from it. Takes precedence over `theme`. */
  readonly primaryColor?: string;
  /** CSS variables, as an object or as declarations such as `--border-radius: 4px;`. Takes precedence over the three props above. */
  readonly customStyles?: ThemeVariables | string;
  /** Class names for ten parts of the UI. Your declarations take precedence over the built-in ones. */
  readonly classNames?: ImporterClassNames;
  /** Nonce for the injected styles, if the Content Security Policy of the page requires one. */
  readonly nonce?: string;
}

export interface CSVImporterProps extends ImporterOptions, LookProps {}
