import { FileWork } from './edits/file-operation.js';
import { keepWork, restoreWork } from './edits/kept-work.js';
import type { KeptWork } from './edits/kept-work.js';
import type { CallName, CallOptions, CallParams, CallResult, Engine, TableSummary } from './engine-calls.js';
import type { EditSummary } from './review-calls.js';
import { EngineError } from './engine-error.js';
import type { CallContext, CallHandler, CallHandlers } from './engine-host.js';
import { derivedOffers } from './mapping/derived-offers.js';
import { suggestWithPieces } from './mapping/suggest-with-pieces.js';
import { changes } from './pieces/changes.js';
import { examples } from './pieces/examples.js';
import { files } from './pieces/files.js';
import { loadPieces } from './pieces/load-pieces.js';
import { options } from './pieces/options.js';
import { patterns } from './pieces/patterns.js';
import { piecesOf, piecesOfColumns, piecesOfPrograms, piecesOfSearch } from './pieces/pieces-of.js';
import { search } from './pieces/search.js';
import { compileProgram } from './program/compile-program.js';
import { knownFormats } from './review/bound-columns.js';
import { rejectRows } from './review/check-on-host.js';
import { deliverColumns } from './review/delivery/deliver-columns.js';
import { deliverRows, settleRows } from './review/delivery/deliver-rows.js';
import { UNCHANGED } from './review/edit-outcome.js';
import type { EditContext } from './review/edit-outcome.js';
import { applyEdit, redoEdit, undoEdit } from './review/edit-rows.js';
import { EditQueue } from './review/edit-queue.js';
import type { Edit } from './review/edit-queue.js';
import { ReviewGroups } from './review/groups/review-groups.js';
import { IndexPass } from './review/index-pass.js';
import { inferFormats } from './review/infer-formats.js';
import { openCorrected, READING } from './review/left-out/open-corrected.js';
import type { Correction } from './review/left-out/read-corrected.js';
import { previewMapping } from './review/preview-mapping.js';
import { inRowsWithErrors } from './review/errors-in.js';
import { onEvenPercent } from './review/even-percent.js';
import { readIssues, readRowsAt } from './review/views/read-window.js';
import { summaryOf as reviewSummary } from './review/review-summary.js';
import { Review } from './review/review.js';
import type { CellSearch } from './review/search/cell-search.js';
import { readLists, readThrough } from './review/read-lists.js';
import { scanCells } from './review/scan-cells.js';
import { RowViews } from './review/views/row-views.js';
import { validateTable } from './review/validate-table.js';
import { hasSameCells, rowOfNumber } from './source/table/table.js';
import { openTable, reopenTable } from './source/open-table.js';
import type { Table } from './source/table/table.js';
import type { Transcode } from './source/text/transcode.js';
import { createPreTransform } from './transformation/transform-rows.js';
import { RowSet } from './validation/issues/row-set.js';

/** What pieces use of the engine, so that they do not contain it a second time. */
const parts = { scanCells, RowSet };

export interface EngineOptions {
  /** Yields to other work when needed. Default: never, which suits a script. */
  readonly pause?: () => Promise<void>;
  /** Converts other encodings to UTF-8. Default: in memory, which suits browsers, since they can move blobs to disk. */
  readonly transcode?: Transcode;
}

/** Creates the engine of one import. It holds one table at a time, with its issues and edits. */
export function createEngine({ pause = async () => undefined, transcode }: EngineOptions = {}): Engine {
  let table: Table | null = null;
  let opening: CallParams<'table-open'> | null = null;
  let review: Review | null = null;
  let groups: ReviewGroups | null = null;
  let views: RowViews | null = null;
  let work = new FileWork();
  let hostChecks = false;
  /** Ends a validation's wait for its first rows to be shown. */
  let goOn = (): void => undefined;
  const edits = new EditQueue();
  /** The counting pass, running or done; a validation replaces a running one. */
  let indexing: IndexPass | null = null;

  const opened = (): Table => table ?? notReady('table-open');
  const reviewed = (): Review => review ?? notReady('validation-run');
  const viewed = (): RowViews => views ?? notReady('validation-run');
  const grouped = (): ReviewGroups => groups ?? notReady('validation-run');
  const searchIn = (searched: Review): CellSearch =>
    search().createCellSearch(searched, {
      patterns,
      scan: (scan, take) => scanCells(searched, scan, take),
      list: (view, context) => viewed().list(view, context),
    });
  const searching = (): CellSearch => {
    const standing = reviewed();
    if (!standing.hasEnded) notReady('validation-run');
    return (standing.search ??= searchIn(standing));
  };
  const begin = (next: Review): void => {
    review = next;
    groups = new ReviewGroups(next);
    views = new RowViews(next, groups, async ({ columns, ...text }, context) => {
      await loadPieces(piecesOfSearch(text));
      return searchIn(next).rows({ search: text, scope: { columns } }, context);
    });
  };
  /** Two passes at once would fill one index twice. */
  const stopIndexing = (): void => {
    if (!indexing || indexing.tally.isComplete) return;
    indexing.stop(new EngineError('superseded'));
    indexing = null;
  };

  const edited = async (
    edit: Edit,
    context: Pick<CallContext<'edit-apply'>, keyof EditContext>,
    { isCell = false } = {},
  ): Promise<EditSummary> => {
    const ask = hostChecks ? context.ask : null;
    const report = await edits.run(reviewed(), edit, { ...context, ask, isCell });
    return { ...reviewSummary(reviewed()), ...report };
  };

  /** Opens the file again if a full pass has shown that its encoding was detected wrongly. */
  const readAgain = async (): Promise<boolean> => {
    const again = opening && (await reopenTable(opened(), opening.blob, { ...opening, transcode }));
    if (!again) return false;
    indexing = null;
    table = again;
    return true;
  };

  const handlers: CallHandlers = {
    'table-open': async (params, { signal }) => {
      stopIndexing();
      // Fetched while the file is read; the validation reports a failure.
      loadPieces(piecesOfColumns(params.columns ?? [])).catch(() => undefined);
      const next = await openTable(params.blob, { ...params, transcode });
      // Another file may have been opened since a canceled call; and a file that cannot be opened must not replace the
      // open one.
      signal.throwIfAborted();
      stopIndexing();
      indexing = null;
      review = null;
      if (!params.keepsWork || !table || !hasSameCells(table, next)) work = new FileWork();
      opening = params;
      table = next;
      return summaryOf(next);
    },
    'table-index': async (_params, context) => {
      if (opened().rowCount === null) {
        const report = onEvenPercent((percent) =>
          context.emit({ type: 'progress', percent, rows: opened().indexedRows }),
        );
        indexing ??= new IndexPass(opened(), { pause, onProgress: report });
      }
      await indexing?.end(context.signal);
      if (await readAgain()) {
        indexing = new IndexPass(opened(), { pause });
        await indexing.end(context.signal);
      }
      return summaryOf(opened());
    },
    'mapping-suggest': ({ columns }) => suggestWithPieces(columns, opened().columns),
    'derived-suggest': ({ columns, mapping }) => derivedOffers(columns, opened().columns, mapping),
    'formats-infer': (params, { signal }) => inferFormats(opened(), params, { signal, pause }),
    'mapping-preview': (params) => previewMapping(opened(), params),
    'options-match': async ({ columns, mapping }) => {
      indexing ??= new IndexPass(opened(), { pause });
      const { underWay, tally } = indexing;
      await underWay;
      return options().matchColumnOptions(tally, columns, { mapping, preOf: createPreTransform });
    },
    'validation-run': async (params, context) => {
      stopIndexing();
      goOn();
      const shown = params.waitsToShow ? new Promise<void>((resolve) => (goOn = resolve)) : undefined;
      context.signal.addEventListener('abort', goOn);
      hostChecks = params.hostChecks;
      if (!params.keepsWork) work = new FileWork();
      const first = new Review(opened(), params.plan, work);
      begin(first);
      const summary = await validateTable(first, { ...params, shown }, context);
      // Fetched while the rows are reviewed; the delivery reports a failure.
      loadPieces(['packing']).catch(() => undefined);
      if (!(await readAgain())) return summary;
      // Keep the edits made meanwhile.
      const plan = { ...params.plan, layout: opened().layout, operations: [] };
      const second = new Review(opened(), plan, work);
      begin(second);
      return validateTable(second, params, context);
    },
    'first-rows-shown': () => goOn(),
    'view-open': (params, context) => viewed().open(params, context),
    'values-read': (params, context) => viewed().values(params, context),
    'counts-read': (params, context) => viewed().counts(params, context),
    'rows-read': (params, context) => viewed().read(params, context),
    'issues-read': (params) => readIssues(reviewed(), params),
    'rows-read-at': ({ rows }) => readRowsAt(reviewed(), rows),
    'rows-list': (params, context) => viewed().indexes(params, context),
    'edit-apply': ({ operation, errorsIn, step }, context) =>
      edited(
        (standing, host) => {
          const limited = inRowsWithErrors(standing, operation, errorsIn);
          return applyEdit(standing, limited, host, step);
        },
        context,
        { isCell: operation.type === 'set-cell' },
      ),
    'cells-set': async ({ view, ...given }, context) => {
      let set = { rows: 0, added: 0, leftOut: 0, cells: 0, first: 0 };
      const summary = await edited(async (standing, host) => {
        const list = await viewed().list(view, context);
        const formats = knownFormats(standing);
        const { operation, name, ...counts } = changes().cellsToSet(standing, list, { ...given, formats });
        set = { ...counts, first: standing.nextRow ?? 0 };
        return applyEdit(standing, operation, host, { name, count: counts.cells });
      }, context);
      const { first, ...counts } = set;
      const list = counts.added > 0 ? await viewed().list(view, context) : null;
      return { ...summary, ...counts, hidden: list ? changes().hiddenRows(list, first, counts.added) : 0 };
    },
    'cells-find': (query, context) => edits.settled.then(() => searching().find(query, context)),
    'replace-preview': (query, context) => edits.settled.then(() => searching().preview(query, context)),
    'cells-replace': (query, context) =>
      edited(async (standing, host) => {
        const replacement = await searching().replacement(query, context);
        if (!replacement) return UNCHANGED;
        return applyEdit(standing, replacement.operation, host, { name: 'replace', count: replacement.cells });
      }, context),
    'edit-undo': (_params, context) => edited(undoEdit, context),
    'edit-redo': (_params, context) => edited(redoEdit, context),
    'program-preview': (params, context) =>
      changes().previewProgram(reviewed(), params, { ...context, ...parts, compileProgram, readThrough }),
    'example-explain': async (params) => {
      await edits.settled;
      const formats = knownFormats(reviewed());
      return examples().explainCells(reviewed(), params, { compile: compileProgram, formats });
    },
    'issue-find': (params, context) => viewed().findIssue(params, context),
    // Begun after each change, in the background.
    'groups-read': (_params, { signal }) => grouped().read({ signal, pause: () => edits.settled.then(pause) }),
    'group-edit': (params, context) =>
      edited(async (standing, host) => {
        const formats = knownFormats(standing);
        const change = await changes().groupChange(standing, grouped(), params, { ...context, ...parts, formats });
        if (!change) notReady('groups-read');
        return applyEdit(standing, change.operation, host, change.step);
      }, context),
    'duplicates-preview': async (params, context) => {
      await edits.settled;
      const preview = changes().duplicatesPreview(reviewed(), grouped(), params, { ...context, ...parts });
      return (await preview) ?? notReady('groups-read');
    },
    'rows-settle': ({ rowHandling }) => {
      settleRows(reviewed(), rowHandling);
      return reviewSummary(reviewed());
    },
    'left-out-write': async (params, context) =>
      files().writeLeftOut(reviewed(), params, { ...context, reading: READING, readLists }),
    'left-out-merge': async (params, context) => {
      const read: { corrected?: Correction } = {};
      const summary = await edited(async (standing, host) => {
        const corrected = await openCorrected(standing, params, { ...context, transcode });
        read.corrected = corrected;
        return applyEdit(standing, corrected.operation, host, { name: 'merge', count: corrected.report.cells });
      }, context);
      const { rows, report } = read.corrected ?? notReady('left-out-merge');
      const invalid = rows.filter((row) => reviewed().issues.invalid.has(row)).length;
      return { ...summary, merged: { ...report, invalid } };
    },
    'summary-read': () => edits.settled.then(() => reviewSummary(reviewed())),
    'operations-read': (params) => edits.settled.then(() => reviewed().operations(params)),
    'work-read': () => edits.settled.then(() => new Blob([JSON.stringify(keepWork(work))])),
    'work-restore': async ({ work: kept }) => {
      const json = await kept.text();
      await loadPieces(piecesOfPrograms(json));
      work = restoreWork(JSON.parse(json) as KeptWork);
    },
    'rows-find': ({ numbers }) =>
      numbers.map((number) => rowOfNumber(opened(), { number, rowCount: review?.rowCount })),
    'rows-refuse': ({ findings }) => {
      rejectRows(reviewed(), findings);
      return reviewSummary(reviewed());
    },
    'result-deliver': (params, context) => deliverRows(reviewed(), params, context),
    'columns-deliver': (params, context) => deliverColumns(reviewed(), params, context),
  };

  return {
    async call<N extends CallName>(
      name: N,
      params: CallParams<N>,
      options: CallOptions<N> = {},
    ): Promise<CallResult<N>> {
      const handler: CallHandler<N> = handlers[name];
      const signal = options.signal ?? new AbortController().signal;
      const context: CallContext<N> = {
        signal,
        pause,
        emit: (event) => options.onEvent?.(event),
        ask: async (question, transfer) => {
          signal.throwIfAborted();
          return options.onAsk?.(question, transfer) ?? notReady('answer');
        },
      };
      signal.throwIfAborted();
      const pieces = piecesOf(name, params);
      if (pieces.length > 0) {
        await loadPieces(pieces);
        signal.throwIfAborted();
      }
      return handler(params, context);
    },
  };
}

function notReady(needs: string): never {
  throw new EngineError('not-ready', { needs });
}

function summaryOf({ layout, confidence, columns, rowCount, head, findings }: Table): TableSummary {
  return { layout, confidence, columns, rowCount, head, findings };
}
