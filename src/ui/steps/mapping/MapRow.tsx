import { memo, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Column, ColumnPreview, SourceColumn } from '../../../engine/index.js';
import type { SourceMatch } from '../../../session/index.js';
import { Combobox } from '../../parts/Combobox.js';
import type { ComboboxOption } from '../../parts/Combobox.js';
import { FormatQuestion } from '../FormatQuestion.js';
import type { ScreenProps } from '../screen.js';
import { isOffered } from './match-groups.js';
import { MatchReason } from './MatchReason.js';
import type { Unused } from './MatchReason.js';
import { SampleReading, ValuesThatDoNotFit } from './ColumnReading.js';

/** Samples shown of each column. */
const SAMPLES = 3;

export interface MapRowProps extends Pick<ScreenProps, 'actions' | 'words'> {
  readonly match: SourceMatch;
  readonly columns: readonly Column[];
  readonly dynamicColumns: readonly Column[];
  /** Ids of the columns that are already mapped. */
  readonly taken: ReadonlySet<string>;
  /** By position, what happens to the columns of the file without a match. */
  readonly unused: ReadonlyMap<number, Unused>;
  /** Removes a derived column. */
  removeColumn(source: SourceColumn): void;
  /** How the column would be read, if it is mapped and that is known. */
  readonly preview: ColumnPreview | undefined;
  /** Maps a source column as it was suggested, and moves the focus on. */
  takeMatch(source: number, column: string): void;
}

/** One column of the file: name, sample values and the column it is imported as. */
export const MapRow = memo(function MapRow(props: MapRowProps): ReactNode {
  const { match, columns, dynamicColumns, taken, unused, preview, actions, words, takeMatch, removeColumn } = props;
  const { source, column: chosen, suggestion, question } = match;
  const { mapColumn, chooseFormat, forgetMatch } = actions;
  const { t } = words;
  const name = source.name || t('map.unnamed', { number: source.index + 1 });
  const hasOffer = isOffered(match, taken);
  const fate = unused.get(source.index) ?? 'left';
  const suggested = suggestion && (hasOffer || suggestion.column === chosen) ? suggestion.column : null;
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
      { value: null, label: t(fate === 'asIs' ? 'map.asIs' : 'map.ignore'), isSpecial: true },
      ...(best ? [option(best, t('map.recommended'))] : []),
      ...columns.filter((column) => column !== best).map((column) => option(column, t('map.others'))),
      ...dynamicColumns.filter((column) => column !== best).map((column) => option(column, t('map.dynamic'))),
    ];
  }, [columns, dynamicColumns, taken, chosen, suggested, fate, t]);
  const target = (id: string | null): Column | undefined =>
    [...columns, ...dynamicColumns].find((column) => column.id === id);
  const focusField = (button: HTMLElement): void =>
    button.closest('[data-source-column]')?.querySelector<HTMLElement>('[role="combobox"]')?.focus();
  const accept = (column: string, button: HTMLElement): void => {
    focusField(button);
    mapColumn(source.index, column);
  };
  const forget = (button: HTMLElement): void => {
    focusField(button);
    void forgetMatch(source.index);
  };
  return (
    <div
      className="rg-map-row"
      role="group"
      aria-label={name}
      data-source-column={source.index}
      data-column={chosen ?? ''}
      data-offered={hasOffer || undefined}
    >
      <div className="rg-map-source">
        <div>
          <b title={source.name} dir="auto">
            {name}
          </b>
          {source.derived ? (
            <button
              type="button"
              className="rg-link"
              data-action="remove-derived"
              aria-label={`${t('map.derive.remove')}: ${name}`}
              onClick={() => removeColumn(source)}
            >
              {t('map.derive.remove')}
            </button>
          ) : (
            <small>{t('map.filled', { percent: Math.round(source.fillRate * 100) })}</small>
          )}
        </div>
        <ul className="rg-samples" aria-label={t('map.samples')}>
          {source.samples.slice(0, SAMPLES).map((sample, index) => (
            <li key={index} title={sample} dir="auto">
              {sample}
            </li>
          ))}
        </ul>
        <SampleReading {...{ preview, words }} samples={source.samples.slice(0, SAMPLES)} column={target(chosen)} />
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
          onEnter={hasOffer && suggested !== null ? () => takeMatch(source.index, suggested) : undefined}
        />
        <div className="rg-map-note">
          <MatchReason
            {...{ match, words, fate }}
            isOffered={hasOffer}
            label={(id) => target(id)?.label ?? id}
            onAccept={accept}
            onForget={forget}
          />
          <ValuesThatDoNotFit {...{ preview, words }} />
        </div>
        {question ? <FormatQuestion {...{ question, words }} onChoose={chooseFormat} /> : null}
      </div>
    </div>
  );
});
