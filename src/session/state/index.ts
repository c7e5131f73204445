import { needsSource, NO_PROGRESS, summaryOfProgress } from '../../engine/index.js';
import type { Column } from '../../engine/index.js';
import { formatQuestion, valuesToAsk } from '../index.js';
import type { Session, SessionState, Step } from '../index.js';
import type { AnyStep, ImporterState, ReviewedColumn, SourceMatch, ValuesQuestion } from './importer-state.js';
import { remembered, unlessNew, unlessOther } from './remembered.js';

type Reader<S extends Step> = (
  state: SessionState,
  any: AnyStep,
) => Extract<ImporterState, { step: S }> | Extract<ImporterState, { step: 'upload' }>;

const NO_COUNTS = { all: 0, valid: 0, invalid: 0 };
const NO_SUMMARY = summaryOfProgress(NO_PROGRESS, 'block');

/**
 * Reads the state of an import step by step. The same state gives the same object, and so does each list in it while
 * what it is made of stays: progress that is counted renders no list again.
 */
export function stateReader(session: Session): () => ImporterState {
  const allColumns = remembered((columns: readonly Column[], dynamicColumns: readonly Column[]) => [
    ...columns,
    ...dynamicColumns,
  ]);
  const columnsOf = ({ columns, dynamicColumns }: AnyStep): readonly Column[] => allColumns(columns, dynamicColumns);
  const matches = remembered(matchesOf);
  const missing = remembered((columns: readonly Column[], mapping: SessionState['mapping']) =>
    columns.filter((column) => needsSource(column) && !mapping.includes(column.id)),
  );
  const questions = remembered(questionsOf);
  const reviewed = remembered(reviewedOf);
  const readers: { readonly [S in Step]: Reader<S> } = {
    upload: (_state, any) => ({ ...any, step: 'upload' }),
    sheet: ({ sheets, table }, any) => ({ ...any, step: 'sheet', sheets, chosen: table?.layout.sheet ?? null }),
    // Past the upload there is a table; without one there is nothing to ask but for a file.
    header: ({ table }, any) => (table ? { ...any, step: 'header', table } : { ...any, step: 'upload' }),
    map: (state, any) => {
      const { table, mapping, suggestions, inferredFormats, formats } = state;
      if (!table) return { ...any, step: 'upload' };
      return {
        ...any,
        step: 'map',
        table,
        matches: matches(table.columns, mapping, suggestions, inferredFormats, formats),
        missing: missing(columnsOf(any), mapping),
      };
    },
    values: (state, any) => ({
      ...any,
      step: 'values',
      questions: questions(columnsOf(any), state.optionValues, state.optionMatches),
    }),
    review: (state, any) => {
      const { review, filter, busy } = state;
      const counts = review?.counts ?? NO_COUNTS;
      const isStopped = review !== null && !review.isComplete && !busy;
      return {
        ...any,
        step: 'review',
        counts,
        filter,
        total: counts[filter],
        reviewed: reviewed(columnsOf(any), review?.columns),
        checks: isStopped ? 'stopped' : review?.isComplete ? 'checked' : 'checking',
        change: state.change,
        isCancelled: state.isCancelled,
        canUndo: review?.canUndo ?? false,
        canRedo: review?.canRedo ?? false,
        proposesTransforms: session.proposesTransforms,
      };
    },
    submit: ({ busy }, any) => ({ ...any, step: 'submit', phase: busy?.phase ?? 'sending' }),
    complete: ({ summary, job }, any) => ({ ...any, step: 'complete', summary: summary ?? NO_SUMMARY, job }),
  };
  // A host that writes its columns inline has new ones at every render, which must not make it render again.
  const columns = unlessNew<readonly Column[]>();
  const dynamicColumns = unlessNew<readonly Column[]>();
  const blockers = unlessNew<AnyStep['blockers']>();
  const limits = unlessNew<AnyStep['limits']>();
  const progress = unlessNew<AnyStep['progress']>();
  const anyStep = (state: SessionState): AnyStep => {
    const { steps, passedOver, busy, error, backend, source, question } = state;
    return {
      ...{ steps, passedOver, busy, error, backend, source, question },
      progress: progress(state.progress),
      columns: columns(state.columns),
      dynamicColumns: dynamicColumns(state.dynamicColumns),
      blockers: blockers(session.blockers(state)),
      limits: limits(session.limits),
      rowHandling: session.rowHandling,
    };
  };
  const read = unlessOther<ImporterState>();
  return () => {
    const state = session.store.getState();
    return read(readers[state.step](state, anyStep(state)));
  };
}

function matchesOf(
  sources: readonly SourceMatch['source'][],
  mapping: SessionState['mapping'],
  suggestions: SessionState['suggestions'],
  inferredFormats: SessionState['inferredFormats'],
  formats: SessionState['formats'],
): readonly SourceMatch[] {
  return sources.map((source) => {
    const column = mapping[source.index] ?? null;
    const inferred = inferredFormats.find((format) => format.column === column);
    const chosen = formats.find((format) => format.column === column) ?? null;
    return {
      source,
      column,
      suggestion: suggestions[source.index] ?? null,
      format: inferred ? { inferred, chosen } : null,
      question: inferred ? formatQuestion(inferred, chosen) : null,
    };
  });
}

function questionsOf(
  columns: readonly Column[],
  optionValues: SessionState['optionValues'],
  optionMatches: SessionState['optionMatches'],
): readonly ValuesQuestion[] {
  return valuesToAsk({ optionValues }).flatMap(({ column: id, values, matches, truncated }) => {
    const column = columns.find((candidate) => candidate.id === id);
    if (!column) return [];
    const counts = new Map(values.map(({ value, count }) => [value, count]));
    const asked = matches.filter(({ from, to }) => from !== to);
    const answered = asked.map(({ from, to }) => {
      const chosen = optionMatches.find((match) => match.column === id && match.from === from);
      return { from, to: chosen ? chosen.to : to, count: counts.get(from) ?? 0 };
    });
    return [{ column, values: answered, truncated }];
  });
}

function reviewedOf(
  columns: readonly Column[],
  counted: NonNullable<SessionState['review']>['columns'] = [],
): readonly ReviewedColumn[] {
  return counted.map(({ id, errors, warnings }) => ({
    column: columns.find((column) => column.id === id) ?? { id, label: id },
    errors,
    warnings,
  }));
}
