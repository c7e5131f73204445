import { memo, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { needsSource } from '../../engine/index.js';
import type { Column } from '../../engine/index.js';
import type { ImporterWords } from '../../headless/index.js';
import type { ImporterState } from '../../session/index.js';
import { useClassName, useLook } from '../hooks/look.js';
import { download } from '../parts/download.js';
import { columnKind } from '../parts/column-kind.js';
import type { ColumnKind } from '../parts/column-kind.js';
import type { ScreenProps } from './screen.js';

interface ExpectedColumnsProps
  extends Pick<ScreenProps, 'actions' | 'words'>, Pick<ImporterState, 'columns' | 'dynamicColumns'> {}

/** The columns that the file should contain. Memoized: renders again only when they change. */
export const ExpectedColumns = memo(function ExpectedColumns(props: ExpectedColumnsProps): ReactNode {
  const { columns, dynamicColumns, actions, words } = props;
  const { t } = words;
  const { showsTemplates } = useLook();
  return (
    <aside className="rg-expected">
      <div className="rg-expected-head">
        <div>
          <h4 className="rg-title">{t('upload.columns')}</h4>
          <p className="rg-hint">{t('upload.columnsHint')}</p>
        </div>
        {showsTemplates ? <TemplateButtons {...{ actions, words }} /> : null}
      </div>
      {/* Scrolls if there are many columns, so it must be focusable. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul tabIndex={0} aria-label={t('upload.columns')}>
        {[...columns, ...dynamicColumns].map((column) => (
          <li key={column.id}>
            <div>
              <b dir="auto">{column.label}</b>
              {needsSource(column) ? <span className="rg-tag">{t('upload.required')}</span> : null}
            </div>
            <p className="rg-hint">{t(`kind.${columnKind(column)}`)}</p>
            <Details {...{ column, words }} />
          </li>
        ))}
      </ul>
    </aside>
  );
});

/** The description of a column and an example value, if it has them. */
function Details({ column, words }: { readonly column: Column; readonly words: ImporterWords }): ReactNode {
  const { description } = column;
  const example = exampleText(column, words);
  if (!description && !example) return null;
  return (
    <p className="rg-hint">
      <bdi>{description}</bdi>
      {description && example ? ' · ' : null}
      {example}
    </p>
  );
}

const EXAMPLES: Partial<Record<ColumnKind, (column: Column, words: ImporterWords) => string | undefined>> = {
  number: (_column, { number }) => number(1234.5),
  date: (_column, { language }) =>
    new Intl.DateTimeFormat(language, { ...DATE_PARTS, numberingSystem: 'latn' }).format(new Date(2024, 11, 31)),
  datetime: (_column, { language }) =>
    new Intl.DateTimeFormat(language, { ...DATE_PARTS, ...TIME_PARTS, numberingSystem: 'latn' }).format(
      new Date(2024, 11, 31, 13, 30),
    ),
  time: () => '13:30',
  percent: (_column, { number }) => `${number(12.5)}%`,
  currency: ({ currency = 'EUR' }, { number }) => `${number(1200)} ${currency}`,
  country: (_column, { language }) => new Intl.DisplayNames(language, { type: 'region' }).of('FR'),
  iban: () => 'DE89 3704 0044 0532 0130 00',
  uuid: () => '123e4567-e89b-12d3-a456-426614174000',
  url: () => 'https://example.com',
  email: () => 'name@example.com',
  phone: () => '+44 20 7946 0958',
  select: ({ options = [] }) => {
    // Others are reported to the developer, and to the user who opens a file.
    const texts = options.filter((option) => typeof option === 'string');
    return texts.slice(0, OPTIONS_SHOWN).join(', ') + (texts.length > OPTIONS_SHOWN ? ', …' : '');
  },
};
const TIME_PARTS = { hour: '2-digit', minute: '2-digit' } as const;
const DATE_PARTS = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const OPTIONS_SHOWN = 3;

/** An example value: what the host gave as the placeholder, or one of the column's kind. */
function exampleText(column: Column, words: ImporterWords): string {
  const example = column.placeholder ?? EXAMPLES[columnKind(column)]?.(column, words);
  return example ? words.t('upload.example', { example }) : '';
}

const TEMPLATE_NAMES = { csv: 'upload.templateCsv', xlsx: 'upload.templateXlsx' } as const;

/** Downloads an empty file with the expected column names, in either format. */
function TemplateButtons({ actions, words: { t } }: Pick<ScreenProps, 'actions' | 'words'>): ReactNode {
  const button = useClassName('button', 'rg-button');
  const label = useId();
  const [failure, setFailure] = useState('');
  const save = async (kind: 'csv' | 'xlsx'): Promise<void> => {
    try {
      setFailure('');
      download(await actions.template(kind), `template.${kind}`);
    } catch (error) {
      setFailure(t('errors.unexpected', { reason: error instanceof Error ? error.message : String(error) }));
    }
  };
  return (
    <div>
      <div className="rg-template" role="group" aria-labelledby={label}>
        <span id={label}>{t('upload.template')}</span>
        {(['csv', 'xlsx'] as const).map((kind) => (
          <button key={kind} type="button" className={button} onClick={() => void save(kind)}>
            {t(TEMPLATE_NAMES[kind])}
          </button>
        ))}
      </div>
      {failure ? <p role="alert">{failure}</p> : null}
    </div>
  );
}
