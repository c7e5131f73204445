import type { ImporterOptions } from '../headless/index.js';
import type { ThemeConfig, ThemePreset, ThemeVariables } from '../theme/index.js';
import type { ImporterClassNames } from './hooks/class-names.js';

export interface CSVImporterProps extends ImporterOptions {
  /** Modal (default) or embedded. */
  readonly isModal?: boolean;
  /** Controls the modal; left out, it is open until closed. */
  readonly modalIsOpen?: boolean;
  readonly modalOnCloseTriggered?: () => void;
  /** Default false. */
  readonly modalCloseOnOutsideClick?: boolean;
  /** Default true. */
  readonly showDownloadTemplateButton?: boolean;
  readonly theme?: ThemeConfig | ThemePreset;
  readonly darkMode?: boolean;
  readonly primaryColor?: string;
  readonly customStyles?: ThemeVariables | string;
  readonly classNames?: ImporterClassNames;
  /** For a page whose policy allows only styles with a nonce. */
  readonly nonce?: string;
}
