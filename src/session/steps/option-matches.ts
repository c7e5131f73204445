import { newOptionsOf, withNewOptions } from '../../engine/index.js';
import type { NewOptions, OptionMatch } from '../../engine/index.js';
import { allColumns } from '../session-state.js';
import type { SessionState } from '../session-state.js';
import { isSameText } from './steps.js';

type Columns = Pick<SessionState, 'columns' | 'dynamicColumns'>;
type Matches = Pick<SessionState, 'optionValues' | 'optionMatches'>;

/** The user's choices over the suggested ones; only those that change a value or add it to the options. */
export function effectiveMatches(state: Matches & Columns): readonly OptionMatch[] {
  const columns = allColumns(state);
  return chosenMatches(state).filter(
    (match) =>
      match.to !== null &&
      (match.from !== match.to || columns.some((column) => newOptionsOf(column, [match]).length > 0)),
  );
}

/** The user's choices over the suggested ones. */
export function chosenMatches({ optionValues, optionMatches }: Matches): readonly OptionMatch[] {
  const key = ({ column, from }: OptionMatch): string => JSON.stringify([column, from]);
  const byKey = new Map(optionValues.flatMap(({ matches }) => matches.map((match) => [key(match), match] as const)));
  for (const match of optionMatches) byKey.set(key(match), match);
  return [...byKey.values()];
}

/**
 * The user's matches with another one. Values that differ from a new option only in case are matched to it; those
 * matched to an option that is not new any more are left unchanged again.
 */
export function chooseOption(state: Matches & Columns, match: OptionMatch): readonly OptionMatch[] {
  const chosen = replaceMatches(state.optionMatches, [match]);
  const matches = chosenMatches({ ...state, optionMatches: chosen }).filter(({ column }) => column === match.column);
  const options = withNewOptions(allColumns(state), matches).find(({ id }) => id === match.column)?.options ?? [];
  const isNew = match.from === match.to && options.includes(match.from);
  const following = matches.flatMap((other): readonly OptionMatch[] => {
    if (other.to === null)
      return isNew && isSameText({ ...match, from: other.from }) ? [{ ...other, to: match.to }] : [];
    return other.to === '' || options.includes(other.to) ? [] : [{ ...other, to: null }];
  });
  return replaceMatches(chosen, following);
}

function replaceMatches(matches: readonly OptionMatch[], next: readonly OptionMatch[]): readonly OptionMatch[] {
  const isReplaced = ({ column, from }: OptionMatch): boolean =>
    next.some((other) => other.column === column && other.from === from);
  return [...matches.filter((match) => !isReplaced(match)), ...next];
}

/** What the user has added to the options of the mapped columns; `null` if it is nothing. */
export function addedOptions(state: Pick<SessionState, 'mapping' | 'reviewed'> & Columns): NewOptions | null {
  const { mapping, reviewed } = state;
  const added = allColumns(state)
    .filter(({ id }) => mapping.includes(id))
    .map((column) => [column.id, newOptionsOf(column, reviewed?.optionMatches ?? [])] as const)
    .filter(([, options]) => options.length > 0);
  return added.length > 0 ? Object.fromEntries(added) : null;
}
