import type { RowCounts } from '../../../src/engine/full.js';
import type { JobChange } from './end-job.js';
import type { FindingList } from './finding-list.js';

/** What a job says about the rows of its file, whatever became of it. */
export function rowsChange(findings: FindingList, { all, valid }: RowCounts): JobChange {
  return {
    num_rows: all,
    num_valid_rows: valid,
    num_errors: findings.count,
    errors: JSON.stringify(findings.first),
    findings: JSON.stringify(findings.questions),
    errors_key: findings.key,
  };
}

export function blockedChange(findings: FindingList, counts: RowCounts): JobChange & { readonly status: 'failed' } {
  const error = `Import blocked: ${counts.invalid} of ${counts.all} rows are invalid`;
  return { ...rowsChange(findings, counts), status: 'failed', error };
}
