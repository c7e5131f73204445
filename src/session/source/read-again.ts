import { isLineByLine, suggestedMapping } from '../../engine/index.js';
import type { LayoutOverrides, TableLayout, TableSummary } from '../../engine/index.js';
import type { SessionActions } from '../session-actions.js';
import type { SessionContext } from '../session-context.js';
import type { DiscardQuestion } from '../session-state.js';
import { carriedMapping, mappingOfSame, nameOf, placeOf } from '../steps/chosen-mapping.js';
import { inferFormats } from '../steps/mapping-actions.js';
import { confirmDiscard, hasWork } from './confirm-discard.js';
import { readSheet, readTable } from './read-table.js';

/** Reads the open file differently, with the choices that still make sense. */
export function overrideLayoutAction(context: SessionContext): SessionActions['overrideLayout'] {
  const { store } = context;

  /** `cause`: why edits and deliveries do not stay with their cells; `null` if they do. */
  const readAgain = (overrides: LayoutOverrides, cause: LossCause | null): Promise<void> =>
    context.work('reading', async (work) => {
      const { table, suggestions, mapping, optionMatches } = store.getState();
      const keepsColumns = cause === null || cause === 'rows';
      const fixedCells = table && cause === null && hasWork(store.getState()) ? cellsOf(table, overrides) : undefined;
      rememberChoices(context);
      const { derived, ...before } = store.getState().overrides;
      // Derived columns are made of columns at certain places.
      const chosenOverrides = { ...before, ...(keepsColumns ? { derived } : {}), ...overrides };
      const { sheet = null, range } = table?.layout ?? {};
      const wanted = chosenOverrides.range;
      // The text may be newer than the table, if reading it was superseded.
      const { visible, filled } = store.getState().textRange;
      const isOther = wanted?.visible !== visible || wanted?.filled !== filled;
      if (sheet !== null && isOther) await readSheet(context, sheet, work, wanted);
      const showsOthers = sheet !== null && wanted?.visible !== range?.visible;
      const findsEnd = showsOthers && range?.rows !== undefined && overrides.range?.rows === undefined;
      await readTable(context, work, { overrides: chosenOverrides, fixedCells, findsEnd });
      const now = store.getState();
      if (!table || !now.table) return;
      const earlier = { columns: table.columns, suggestions, mapping };
      if (keepsColumns && overrides.derived) {
        store.setState({ mapping: mappingOfSame(earlier, now.table.columns), optionMatches });
        void inferFormats(context);
        return;
      }
      // Under another header, the same column may have another name.
      const isSame = keepsColumns && overrides.header === undefined;
      const read = { columns: now.table.columns, suggestions: now.suggestions };
      const carried = carriedMapping(earlier, read, isSame ? placeOf : nameOf);
      const chosen = (isSame ? null : now.choices.get(choicesKey(now.table))) ?? { mapping: carried };
      if (isSame) store.setState({ optionMatches });
      // When the mapping is unchanged, a backend's suggestions may still be applied.
      if (chosen.mapping.every((column, at) => column === now.mapping[at])) return;
      store.setState(chosen);
      void inferFormats(context);
    });

  return (overrides) => {
    const { table } = store.getState();
    const cause = table && lossCause(table.layout, overrides);
    return confirmDiscard(context, cause, () => readAgain(overrides, cause));
  };
}

type LossCause = Exclude<DiscardQuestion['cause'], 'sheet' | 'file'>;

/** Why reading a file differently would change its cells; `null` when they stay the same. */
export function lossCause({ dialect, encoding, range }: TableLayout, overrides: LayoutOverrides): LossCause | null {
  // Rows that were added are numbered after those of the file.
  const { rows, visible, filled } = overrides.range ?? range ?? {};
  if (rows !== range?.rows || visible !== range?.visible || filled !== range?.filled) return 'rows';
  if (overrides.delimiter !== undefined && overrides.delimiter !== dialect.delimiter) return 'delimiter';
  if (overrides.quote !== undefined && overrides.quote !== dialect.quote) return 'quote';
  const { encoding: other = encoding } = overrides;
  return other === encoding || (isLineByLine(encoding) && isLineByLine(other)) ? null : 'encoding';
}

/** The layout parts that determine the cells, to read the same cells again. */
function cellsOf({ layout }: TableSummary, { encoding = layout.encoding }: LayoutOverrides): Partial<TableLayout> {
  return { dialect: layout.dialect, encoding };
}

/** Remembers the user's choices for this layout. A mapping that was only suggested will be suggested again. */
function rememberChoices({ store }: SessionContext): void {
  const { table, suggestions, mapping, optionMatches, choices } = store.getState();
  const suggested = suggestedMapping(suggestions);
  const isChosen = optionMatches.length > 0 || mapping.some((column, at) => column !== suggested[at]);
  if (table && isChosen) {
    store.setState({ choices: new Map([...choices, [choicesKey(table), { mapping, optionMatches }]]) });
  }
}

function choicesKey({ layout }: TableSummary): string {
  return JSON.stringify(layout);
}
