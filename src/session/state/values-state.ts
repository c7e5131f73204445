import { withNewOptions } from '../../engine/index.js';
import type { Column, OptionMatch } from '../../engine/index.js';
import { allColumns } from '../session-state.js';
import type { SessionState } from '../session-state.js';
import { isSameText, valuesToAsk } from '../steps/steps.js';
import { selectAnyStep } from './any-step.js';
import type { AnyStep } from './any-step.js';
import { memoizeLast } from './memoize.js';

/** Select columns with values that are not options: `matchOption`. */
export interface ValuesState extends AnyStep {
  readonly step: 'values';
  readonly questions: readonly ValuesQuestion[];
  /** Whether the file is still being read: more values may follow, and the numbers of rows grow. */
  readonly isCounting: boolean;
}

/** A select column with values that are not options. */
export interface ValuesQuestion {
  /** With the options that the user has added. */
  readonly column: Column;
  readonly values: readonly ValueMatch[];
  /** Values that differ from their option only in case: matched without asking. */
  readonly settled: readonly ValueMatch[];
  /** Number of rows whose value would be left as an error. */
  readonly invalidRows: number;
  /** Whether the file has more values than are listed. */
  readonly truncated: boolean;
  /** Number of values examined in the column, including those that are options. */
  readonly listed: number;
}

/** A value of the file and the option it is matched to. */
export interface ValueMatch {
  /** The text in the file. */
  readonly from: string;
  /**
   * The option the value is changed to; `null` leaves it unchanged, with an error; empty clears it. The value itself: it
   * is a new option.
   */
  readonly to: string | null;
  /** Number of rows with this value. */
  readonly count: number;
}

export function selectValues(session: SessionState): ValuesState {
  const { optionValues, optionMatches, columns, dynamicColumns } = session;
  const questions = questionsOf(optionValues, optionMatches, columns, dynamicColumns);
  const isCounting = session.table?.rowCount === null;
  return { ...selectAnyStep(session), step: 'values', questions, isCounting };
}

const questionsOf = memoizeLast(
  (
    optionValues: SessionState['optionValues'],
    optionMatches: SessionState['optionMatches'],
    columns: SessionState['columns'],
    dynamicColumns: SessionState['dynamicColumns'],
  ): readonly ValuesQuestion[] =>
    valuesToAsk({ optionValues }).flatMap(({ column: id, values, matches, truncated }) => {
      const all = withNewOptions(allColumns({ columns, dynamicColumns }), optionMatches);
      const column = all.find((candidate) => candidate.id === id);
      if (!column) return [];
      const counts = new Map(values.map(({ value, count }) => [value, count]));
      const changing = matches.filter(({ from, to }) => from !== to);
      const matchOf = ({ from, to }: OptionMatch): ValueMatch => {
        const chosen = optionMatches.find((match) => match.column === id && match.from === from);
        return { from, to: chosen ? chosen.to : to, count: counts.get(from) ?? 0 };
      };
      const asked = changing.filter((match) => !isSameText(match)).map(matchOf);
      return [
        {
          column,
          values: asked,
          settled: changing.filter(isSameText).map(matchOf),
          invalidRows: asked.reduce((rows, { to, count }) => rows + (to === null ? count : 0), 0),
          truncated,
          listed: values.length,
        },
      ];
    }),
);
