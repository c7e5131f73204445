import type { RowHandling } from '../../engine/index.js';
import type { CSVImporterProps } from '../csv-importer-props.js';
import { useSession } from './session-context.js';

/** What happens to rows that fail: what the backend's importer says, else the host. */
export function useRowHandling({ invalidRowHandling = 'block' }: CSVImporterProps): RowHandling {
  return useSession(({ backend }) =>
    backend.status === 'ready' ? backend.configuration.rowHandling : invalidRowHandling,
  );
}
