/** Bytes an application loads before the importer is opened: minified and compressed, without React. */
export function eagerSize(): Promise<number>;
/** Bytes of one export of the package alone, minified and compressed. */
export function importSize(name: string): Promise<number>;
/** Bytes of the script-tag file, compressed, with React. */
export function scriptTagSize(): Promise<number>;
/** Bytes of the engine's worker and of each piece it fetches when an import needs it, compressed, by name. */
export function engineSizes(): Promise<Readonly<Record<string, number>>>;
