/** What is known of a type beyond its name. */
interface FileType {
  /** Endings a file of this type may have; the first is the one it is stored with. */
  readonly extensions: readonly [string, ...string[]];
}

const FILE_TYPES: ReadonlyMap<string, FileType> = new Map<string, FileType>([
  ['image/png', { extensions: ['png'] }],
  ['image/jpeg', { extensions: ['jpg', 'jpeg', 'jpe', 'jfif'] }],
  ['image/gif', { extensions: ['gif'] }],
  ['image/webp', { extensions: ['webp'] }],
  ['image/avif', { extensions: ['avif'] }],
  ['image/tiff', { extensions: ['tif', 'tiff'] }],
  ['image/svg+xml', { extensions: ['svg'] }],
  ['text/html', { extensions: ['html', 'htm'] }],
  ['application/xml', { extensions: ['xml'] }],
  ['application/json', { extensions: ['json'] }],
  ['text/csv', { extensions: ['csv', 'tsv', 'tab'] }],
  ['text/plain', { extensions: ['txt', 'text', 'log', 'md'] }],
  ['video/mp4', { extensions: ['mp4', 'm4v'] }],
  ['audio/mpeg', { extensions: ['mp3'] }],
  ['application/gzip', { extensions: ['gz', 'tgz'] }],
]);

/** Text has no mark of its own, so its ending says which of these it is. */
const TEXT_TYPES: readonly string[] = ['text/csv', 'application/json', 'text/plain'];

/** Endings of a type; of one we know nothing of, that which its detector gave. */
export function extensionsOf(mimeType: string, detected: string): readonly [string, ...string[]] {
  return FILE_TYPES.get(mimeType)?.extensions ?? [detected];
}

/** The type of a file that is text and no markup. */
export function textTypeOf(extension: string): string {
  return TEXT_TYPES.find((type) => FILE_TYPES.get(type)?.extensions.includes(extension)) ?? 'text/plain';
}

/** What a browser may show in its own window: nothing there can run a script. */
export function isShownInline(mimeType: string): boolean {
  return (
    mimeType === 'application/pdf' ||
    /^(?:audio|video)\//.test(mimeType) ||
    (mimeType.startsWith('image/') && mimeType !== 'image/svg+xml')
  );
}
