import type { ImporterConfig, ImporterHandle } from 'rowgate/dist/types/umd.js';

export type { ImporterConfig, ImporterHandle };

interface ScriptTagFile {
  createCSVImporter(config: ImporterConfig): ImporterHandle;
}

let loading: Promise<ScriptTagFile> | undefined;

/** Loads the script-tag build once, when the first importer is needed. */
export function loadRowgate(address = '/rowgate/rowgate.umd.js'): Promise<ScriptTagFile> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => resolve((window as unknown as { CSVImporter: ScriptTagFile }).CSVImporter);
    script.onerror = () => {
      loading = undefined;
      script.remove();
      reject(new Error(`${address} could not be loaded.`));
    };
    document.head.append(script);
  });
  return loading;
}
