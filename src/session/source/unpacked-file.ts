import { detectFile, requireTable } from '../../engine/index.js';
import type { FileFormat } from '../../engine/index.js';
import type { SessionContext } from '../session-context.js';

interface UnpackedFile {
  readonly file: File;
  readonly format: FileFormat;
}

/** The file in a `.gz` or zip file, which is then read as if it had been chosen. Throws for one that is not a table. */
export async function unpackedFile(
  { later, options }: SessionContext,
  file: File,
  { signal }: { readonly signal?: AbortSignal },
): Promise<UnpackedFile> {
  const limit = options().limits.maxFileSize;
  const { fileName, blob, format } = await detectFile({ fileName: file.name, blob: file }, async (packed, kind) => {
    const { unpackFile } = await later();
    return unpackFile(packed, kind, { limit, signal });
  });
  requireTable(format, fileName);
  return { file: blob === file ? file : new File([blob], fileName), format };
}
