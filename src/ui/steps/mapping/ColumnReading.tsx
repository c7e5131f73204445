import type { ReactNode } from 'react';
import type { Column, ColumnPreview } from '../../../engine/index.js';
import { columnKind } from '../../parts/column-kind.js';
import { resultText } from '../result-text.js';
import type { ScreenProps } from '../screen.js';

interface ColumnReadingProps extends Pick<ScreenProps, 'words'> {
  readonly preview: ColumnPreview | undefined;
}

interface SampleReadingProps extends ColumnReadingProps {
  readonly samples: readonly string[];
  /** The target column. */
  readonly column: Column | undefined;
}

/** What the first sample is read as whose result is not simply its text. */
export function SampleReading({ preview, samples, column, words }: SampleReadingProps): ReactNode {
  const result = preview?.results.find(({ sample }) => sample < samples.length);
  if (!result || !column || column.id !== preview?.column) return null;
  const text = resultText({ value: result.value, kind: columnKind(column) }, words);
  return (
    <p className="rg-map-reading" data-result={String(result.value)}>
      {words.t('map.readAs', { sample: samples[result.sample] ?? '', result: text })}
    </p>
  );
}

/** How many values of the column would have errors, with one of them. */
export function ValuesThatDoNotFit({ preview, words: { t } }: ColumnReadingProps): ReactNode {
  if (!preview || preview.misfits === 0) return null;
  const { misfits, checked, misfit } = preview;
  const example = misfit?.trim() ?? '';
  return (
    <p data-misfits={misfits}>
      {t('map.misfits', { count: misfits, checked })}
      {` · ${example === '' ? t('groups.empty') : t('upload.example', { example })}`}
    </p>
  );
}
