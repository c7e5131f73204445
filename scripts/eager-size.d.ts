/** Bytes an application loads before anybody opens the importer: minified, compressed, React not counted. */
export function eagerSize(): Promise<number>;
/** Bytes of the script-tag file, compressed; React counted. */
export function scriptTagSize(): Promise<number>;
