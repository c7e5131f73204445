import type { Column, RowHandling } from '../engine/index.js';
import type { ImporterOptions } from '../headless/index.js';
import type { ResultShape } from '../session/index.js';
import type { ThemeConfig, ThemePreset, ThemeVariables } from '../theme/index.js';
import type { ImporterClassNames } from './hooks/class-names.js';

export interface CSVImporterProps<
  Schema = unknown,
  Columns extends readonly Column[] = readonly Column[],
  Dynamic extends readonly Column[] = readonly Column[],
  Handling extends RowHandling = RowHandling,
  Unmatched extends boolean = boolean,
  Shape extends ResultShape = ResultShape,
> extends ImporterOptions<Schema, Columns, Dynamic, Handling, Unmatched, Shape> {
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
