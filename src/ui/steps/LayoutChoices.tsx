import type { ReactNode } from 'react';
import { CERTAIN } from '../../engine/index.js';
import type { LayoutOverrides, TableSummary } from '../../engine/index.js';
import type { Translate } from '../../i18n/index.js';
import { useClassName } from '../hooks/look.js';
import type { ScreenProps } from './screen.js';

const ENCODINGS = [
  'utf-8', 'windows-1252', 'windows-1250', 'windows-1251', 'windows-1253', 'windows-1254', 'windows-1255',
  'windows-1256', 'windows-1257', 'windows-1258', 'windows-874', 'iso-8859-2', 'iso-8859-5', 'iso-8859-7',
  'iso-8859-15', 'koi8-r', 'macintosh', 'utf-16le', 'utf-16be', 'shift_jis', 'euc-jp', 'iso-2022-jp', 'gb18030',
  'big5', 'euc-kr',
]; // prettier-ignore

const DELIMITERS = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'pipe', ' ': 'space', ':': 'colon' } as const;
const QUOTES = { '"': 'doubleQuote', "'": 'singleQuote', '': 'noQuote' } as const;

/** The name of a delimiter, or the character itself. */
export function delimiterText(delimiter: string, t: Translate): string {
  const known: Readonly<Record<string, string>> = DELIMITERS;
  return Object.hasOwn(known, delimiter) ? t(`header.${known[delimiter]}`) : t('header.otherMark', { mark: delimiter });
}

interface LayoutChoicesProps extends Pick<ScreenProps, 'words'> {
  readonly table: TableSummary;
  onChange(overrides: LayoutOverrides): void;
}

/** Encoding, delimiter and quote character: the detected value, whether it is certain, and the alternatives. */
export function LayoutChoices({ table, words, onChange: change }: LayoutChoicesProps): ReactNode {
  const { t } = words;
  const { encoding, dialect } = table.layout;
  const named = (key: string): string => t(`header.${key}`);
  const choices = (known: Readonly<Record<string, string>>, current: string): [string, string][] => {
    const entries = Object.entries(known).map(([value, key]): [string, string] => [value, named(key)]);
    return Object.hasOwn(known, current) ? entries : [[current, t('header.otherMark', { mark: current })], ...entries];
  };
  return (
    <fieldset className="rg-reading">
      <legend className="rg-hidden">{t('header.reading')}</legend>
      <Choice
        words={words}
        label={t('header.encoding')}
        value={encoding}
        confidence={table.confidence.encoding}
        choices={[...new Set([encoding, ...ENCODINGS])].map((name) => [name, name])}
        onChange={(value) => change({ encoding: value })}
      />
      <Choice
        words={words}
        label={t('header.delimiter')}
        value={dialect.delimiter}
        confidence={table.confidence.delimiter}
        choices={choices(DELIMITERS, dialect.delimiter)}
        onChange={(value) => change({ delimiter: value })}
      />
      <Choice
        words={words}
        label={t('header.quote')}
        value={dialect.quote}
        confidence={table.confidence.quote}
        choices={choices(QUOTES, dialect.quote)}
        onChange={(value) => change({ quote: value })}
      />
    </fieldset>
  );
}

interface ChoiceProps extends Pick<ScreenProps, 'words'> {
  readonly label: string;
  readonly value: string;
  readonly confidence: number;
  readonly choices: readonly (readonly [value: string, label: string])[];
  onChange(value: string): void;
}

function Choice({ label, value, confidence, choices, words: { t }, onChange }: ChoiceProps): ReactNode {
  const input = useClassName('input', 'rg-field');
  return (
    <label>
      {label}
      <select className={input} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {choices.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </select>
      <small>
        {confidence >= CERTAIN ? (
          t('header.detected', { percent: Math.round(confidence * 100) })
        ) : (
          <span className="rg-tag" data-tone="check">
            {t('header.unsure')}
          </span>
        )}
      </small>
    </label>
  );
}
