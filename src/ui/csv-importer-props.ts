import type { Column, RowHandling } from '../engine/index.js';
import type { ImporterOptions } from '../headless/index.js';
import type { ResultShape } from '../session/index.js';
import type { ThemeConfig, ThemePreset, ThemeVariables } from '../theme/index.js';
import type { ImporterClassNames } from './hooks/look.js';

/** How an importer looks, and how it opens and closes. */
export interface LookProps {
  /** Modal (default) or embedded. */
  readonly isModal?: boolean;
  /** Controls the modal; left out, it is open until closed. */
  readonly modalIsOpen?: boolean;
  /** Called when the modal has closed, after whoever would lose something was asked. */
  readonly modalOnCloseTriggered?: () => void;
  /** A click beside the modal closes it, as Escape does. Default false. */
  readonly modalCloseOnOutsideClick?: boolean;
  /** Offers an empty file with the columns, CSV or Excel. Default true. */
  readonly showDownloadTemplateButton?: boolean;
  /** A preset, or variables of your own. Default `default`. */
  readonly theme?: ThemeConfig | ThemePreset;
  /** The theme in dark. Default: light, or what the importer of a backend says. */
  readonly darkMode?: boolean;
  /** Any CSS colour; the colours that follow from it are worked out. Wins over `theme`. */
  readonly primaryColor?: string;
  /** CSS variables, as an object or a declaration list such as `--border-radius: 4px;`. Wins over the rest. */
  readonly customStyles?: ThemeVariables | string;
  /** Classes of yours for ten places; of what both say, yours counts. */
  readonly classNames?: ImporterClassNames;
  /** For a page whose policy allows only styles with a nonce. */
  readonly nonce?: string;
}

export interface CSVImporterProps<
  Schema = unknown,
  Columns extends readonly Column[] = readonly Column[],
  Dynamic extends readonly Column[] = readonly Column[],
  Handling extends RowHandling = RowHandling,
  Unmatched extends boolean = boolean,
  Shape extends ResultShape = ResultShape,
>
  extends ImporterOptions<Schema, Columns, Dynamic, Handling, Unmatched, Shape>, LookProps {}
