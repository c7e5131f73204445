import { ERROR_KINDS } from './errors.js';
import type { ApiError, ErrorDetail } from './errors.js';

/** The error body of the importer API: one sentence, the status, and for a 422 the invalid members. */
export function importerErrorBody(error: ApiError, { requestId }: { readonly requestId: string }): object {
  const errors = error.details.map(({ field, message }) => ({ field: memberPath(field), message }));
  return {
    detail: detailOf(error, { errors, requestId }),
    status_code: error.status,
    ...(error.code === 'VALIDATION_ERROR' ? { errors } : {}),
  };
}

interface Particulars {
  readonly errors: readonly ErrorDetail[];
  readonly requestId: string;
}

function detailOf({ code, message }: ApiError, { errors, requestId }: Particulars): string {
  if (code === 'INTERNAL_ERROR') return `${message} Request ${requestId}`;
  if (code !== 'VALIDATION_ERROR' || message !== ERROR_KINDS[code].message || errors.length === 0) return message;
  return errors.map((error) => (error.field === '' ? error.message : `${error.field}: ${error.message}`)).join('; ');
}

/** Converts `fields.2.type` to `fields[2].type`. */
export function memberPath(field: string): string {
  return field.replace(/\.(\d+)(?=\.|$)/g, '[$1]');
}
