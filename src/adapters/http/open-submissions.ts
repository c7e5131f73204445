import type { Submission } from '../backend-adapter.js';

export interface OpenSubmission {
  /** Identifies everything but the file, to tell whether two submissions are the same. */
  readonly content: string;
  readonly key: string;
  /** Whether the request was sent: a job may exist even if no response arrived. */
  readonly isPosted: boolean;
  /**
   * Upload id of a file sent in parts. A repeated request must name the same upload, even when the import has already
   * consumed it.
   */
  readonly uploadId: string | null;
}

type Owner = Pick<Submission, 'file' | 'notes'>;

/**
 * The submission of each file until its job is known to have ended: a repeated submission must find the same job, also
 * after a reload of the page.
 */
export class OpenSubmissions {
  readonly #known = new WeakMap<Blob, OpenSubmission>();

  get({ file, notes }: Owner): OpenSubmission | null {
    return this.#known.get(file) ?? readNotes(notes?.read());
  }

  /** Resolves once a reload would not lose it, as far as that is possible. */
  async set({ file, notes }: Owner, open: OpenSubmission): Promise<void> {
    this.#known.set(file, open);
    await notes?.write(open);
  }

  delete({ file, notes }: Owner): void {
    this.#known.delete(file);
    void notes?.write(null);
  }
}

function readNotes(notes: unknown): OpenSubmission | null {
  const { content, key } = (notes ?? {}) as Partial<OpenSubmission>;
  return typeof content === 'string' && typeof key === 'string' ? (notes as OpenSubmission) : null;
}
