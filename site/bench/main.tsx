import { createRoot } from 'react-dom/client';
import { CSVImporter } from 'rowgate';
import { columns } from './columns.js';
import { prepareModals } from './modals.js';
import type { Modal } from './modals.js';
import { measureInWorker } from './worker-measures.js';
import type { Measured, WorkerMeasure } from './worker-measures.js';

/** Called by `bench/`. */
interface BenchPage {
  measure(id: WorkerMeasure): Promise<Measured>;
  /** Number of rows that `onBatch` has received. */
  received: number;
  /** Milliseconds until the modal is open and focused; available on pages with `?modal`. */
  openModal?: (modal: Modal) => Promise<number>;
}

declare global {
  var rowgateBench: BenchPage;
}

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
      batchSize={Number(parameters.get('batch') ?? 1000)}
      onBatch={(rows) => {
        globalThis.rowgateBench.received += rows.length;
      }}
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
