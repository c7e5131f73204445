import { memo, useMemo } from 'react';
import type { ReactNode } from 'react';
import { isPreselected } from '../../engine/index.js';
import type { Column } from '../../engine/index.js';
import type { SourceMatch } from '../../session/index.js';
import { Combobox } from '../parts/Combobox.js';
import type { ComboboxOption } from '../parts/Combobox.js';
import { FormatQuestion } from './FormatQuestion.js';
import type { ScreenProps } from './screen.js';

export interface MapRowProps extends Pick<ScreenProps, 'actions' | 'words'> {
  readonly match: SourceMatch;
  readonly columns: readonly Column[];
  readonly dynamicColumns: readonly Column[];
  /** Ids of the columns that are already mapped. */
  readonly taken: ReadonlySet<string>;
}

/** One column of the file: name, sample values and the column it is imported as. */
export const MapRow = memo(function MapRow(props: MapRowProps): ReactNode {
  const { match, columns, dynamicColumns, taken, actions, words } = props;
  const { source, column: chosen, suggestion, question } = match;
  const { mapColumn, chooseFormat } = actions;
  const { t } = words;
  const name = source.name || t('map.unnamed', { number: source.index + 1 });
  const suggested = suggestion?.column ?? null;
  const options = useMemo(() => {
    const takenBy = (id: string): string => (taken.has(id) && chosen !== id ? t('map.done') : '');
    const option = (column: Column, group: string): ComboboxOption => ({
      value: column.id,
      label: column.label,
      hint: takenBy(column.id),
      group,
    });
    const best = [...columns, ...dynamicColumns].find(({ id }) => id === suggested);
    return [
      ...(best ? [option(best, t('map.recommended'))] : []),
      ...columns.filter((column) => column !== best).map((column) => option(column, t('map.others'))),
      ...dynamicColumns.filter((column) => column !== best).map((column) => option(column, t('map.dynamic'))),
      { value: null, label: t('map.ignore'), group: '\u2014' },
    ];
  }, [columns, dynamicColumns, taken, chosen, suggested, t]);
  const label = (id: string): string => [...columns, ...dynamicColumns].find((column) => column.id === id)?.label ?? id;
  return (
    <div
      className="rg-map-row"
      role="group"
      aria-label={name}
      data-source-column={source.index}
      data-column={chosen ?? ''}
    >
      <div className="rg-map-source">
        <div>
          <b title={source.name} dir="auto">
            {name}
          </b>
          <small>{t('map.filled', { percent: Math.round(source.fillRate * 100) })}</small>
        </div>
        <ul className="rg-samples" aria-label={t('map.samples')}>
          {source.samples.slice(0, 3).map((sample, index) => (
            <li key={index} title={sample} dir="auto">
              {sample}
            </li>
          ))}
        </ul>
      </div>
      <span className="rg-arrow" aria-hidden="true">
        →
      </span>
      <div data-column={chosen ?? ''}>
        <Combobox
          label={`${name}: ${t('map.target')}`}
          options={options}
          value={chosen}
          placeholder={t('map.choose')}
          onChange={(column) => mapColumn(source.index, column)}
        />
        <div className="rg-map-note">
          <Tier
            {...{ match, words, label }}
            isOpen={question?.answer === null}
            onAccept={(column) => mapColumn(source.index, column)}
          />
        </div>
        {question ? <FormatQuestion {...{ question, words }} onChoose={chooseFormat} /> : null}
      </div>
    </div>
  );
});

interface TierProps extends Pick<MapRowProps, 'match' | 'words'> {
  /** Whether a question about the format of its values is unanswered. */
  readonly isOpen: boolean;
  label(id: string): string;
  onAccept(column: string): void;
}

/** Why a column was matched, and how certain it is. A doubtful match is offered, or marked if it was made by name alone. */
function Tier({ match, words: { t }, isOpen, label, onAccept }: TierProps): ReactNode {
  const { column: chosen, suggestion } = match;
  const open = (
    <span className="rg-tag" data-tone="check">
      {t('map.open')}
    </span>
  );
  if (chosen !== null && chosen !== suggestion?.column) {
    return (
      <>
        {isOpen ? open : null}
        <span className="rg-tag">{t('map.chosen')}</span>
      </>
    );
  }
  if (!suggestion || suggestion.column === null) return <span className="rg-tag">{t('map.left')}</span>;
  const reason = t('map.because', {
    reason: t(`map.reason.${suggestion.reason}`),
    percent: Math.round(suggestion.confidence * 100),
  });
  const { column, tier } = suggestion;
  if (chosen === column) {
    const isMarked = tier === 'check' && isPreselected(suggestion);
    return (
      <>
        {isOpen ? (
          open
        ) : (
          <span className="rg-tag" data-tone={isMarked ? 'check' : 'good'}>
            {isMarked ? t('map.check', { label: label(column) }) : t('map.sure')}
          </span>
        )}
        <span>{reason}</span>
      </>
    );
  }
  return (
    <>
      <span className="rg-tag" data-tone="check">
        {t('map.check', { label: label(column) })}
      </span>
      <span>{reason}</span>
      <button type="button" className="rg-link" onClick={() => onAccept(column)}>
        {t('map.accept', { label: label(column) })}
      </button>
    </>
  );
}
