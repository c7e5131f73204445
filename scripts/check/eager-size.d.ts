/** Bytes an application loads before the importer is opened: minified and compressed, without React. */
export function eagerSize(): Promise<number>;
/** Bytes of one export of the package alone, minified and compressed. */
export function importSize(name: string): Promise<number>;
/** Bytes of the script-tag file, compressed, with React. */
export function scriptTagSize(): Promise<number>;
/** The engine's worker and the pieces it fetches when an import needs them, with their bytes before and after compression. */
export function engineFiles(): Promise<
  readonly { readonly name: string; readonly size: number; readonly compressed: number }[]
>;
