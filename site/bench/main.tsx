import { createRoot } from 'react-dom/client';
import { CSVImporter } from 'rowgate';
import type { CSVImporterProps } from 'rowgate';
import { columns } from './columns.js';
import { prepareModals } from './modals.js';
import type { Modal } from './modals.js';
import { measureInWorker } from './worker-measures.js';
import type { Measured, WorkerMeasure } from './worker-measures.js';

/** Called by `bench/`. */
interface BenchPage {
  measure(id: WorkerMeasure): Promise<Measured>;
  /** Number of rows that the host has received. */
  received: number;
  /** Milliseconds until the modal is open and focused; available on pages with `?modal`. */
  openModal?: (modal: Modal) => Promise<number>;
}

declare global {
  var rowgateBench: BenchPage;
}

/** How the host receives the rows. It keeps those of batches, as hosts that collect them do. */
const kept: unknown[] = [];
const RECEIVERS: Readonly<Record<string, Partial<CSVImporterProps>>> = {
  batches: {
    onBatch: (rows) => {
      for (const row of rows) kept.push(row);
      globalThis.rowgateBench.received += rows.length;
    },
  },
  columns: {
    batchShape: 'columns',
    onBatch: (columns) => {
      kept.push(columns);
      globalThis.rowgateBench.received += columns.length;
    },
  },
  rows: {
    onComplete: ({ rows }) => {
      globalThis.rowgateBench.received = rows.length;
    },
  },
};

const place = document.getElementById('page')!;
const parameters = new URLSearchParams(location.search);
globalThis.rowgateBench = { measure, received: 0 };

if (parameters.has('modal')) {
  void prepareModals(place).then((openModal) => {
    globalThis.rowgateBench.openModal = openModal;
  });
} else if (parameters.has('importer')) {
  createRoot(place).render(
    <CSVImporter
      columns={columns}
      invalidRowHandling="exclude"
      modalIsOpen
      modalOnCloseTriggered={() => undefined}
      {...RECEIVERS[parameters.get('receive') ?? 'batches']}
    />,
  );
} else {
  place.innerHTML = '<input type="file" id="bench-file" aria-label="File to measure" />';
}

function measure(id: WorkerMeasure): Promise<Measured> {
  const file = document.querySelector<HTMLInputElement>('#bench-file')?.files?.[0];
  if (!file) throw new Error('No file was chosen.');
  return measureInWorker(id, file);
}
