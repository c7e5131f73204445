import { useId } from 'react';
import type { ReactNode } from 'react';
import type { FormatReading, ValueFormat } from '../../engine/index.js';
import type { FormatQuestion as Question } from '../../session/index.js';
import type { ScreenProps } from './screen.js';

const TITLES: Record<Question['kind'], string> = { 'date-order': 'map.dates', decimal: 'map.numbers' };
const HINTS: Record<string, string> = {
  dmy: 'map.dmy',
  mdy: 'map.mdy',
  ymd: 'map.ymd',
  '.': 'map.point',
  ',': 'map.comma',
};

interface FormatQuestionProps extends Pick<ScreenProps, 'words'> {
  readonly question: Question;
  onChoose(format: ValueFormat): void;
}

/** Asks how to read a column's ambiguous values, and shows an example in each reading. */
export function FormatQuestion({ question, words, onChoose }: FormatQuestionProps): ReactNode {
  const { kind, column, example, readings, answer } = question;
  const { t, readingText } = words;
  const id = useId();
  return (
    <div
      className="rg-question"
      role="radiogroup"
      aria-labelledby={id}
      aria-required="true"
      aria-invalid={answer === null || undefined}
      data-question={kind}
      data-column={column}
    >
      <p id={id}>{t(TITLES[kind], { sample: example })}</p>
      <div>
        {readings.map((reading) => {
          const value = answerOf(reading);
          return (
            <label key={value}>
              <input
                type="radio"
                name={id}
                value={value}
                checked={answer === value}
                onChange={() => onChoose(formatOf(column, reading))}
              />
              {readingText(reading)} <small>{t(HINTS[value] ?? value)}</small>
            </label>
          );
        })}
      </div>
    </div>
  );
}

function answerOf(reading: FormatReading): string {
  return 'dateOrder' in reading ? reading.dateOrder : reading.decimal;
}

function formatOf(column: string, reading: FormatReading): ValueFormat {
  return 'dateOrder' in reading ? { column, dateOrder: reading.dateOrder } : { column, decimal: reading.decimal };
}
