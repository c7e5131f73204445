import type { Config } from '../../config/config.js';
import { isShownInline } from './file-types.js';
import type { Download } from './find-download.js';

const YEAR = 31_536_000;

/** What goes with every answer about a file: it never changes, and no browser runs what is in it. */
export function downloadHeaders(download: Download, { uploads }: Pick<Config, 'uploads'>): Record<string, string> {
  return {
    'Content-Type': download.mimeType,
    'Content-Disposition': disposition(download),
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': `${uploads.public ? 'public' : 'private'}, max-age=${YEAR}, immutable`,
    'Accept-Ranges': 'bytes',
    ETag: fileTag(download),
    'Last-Modified': download.createdAt.toUTCString(),
  };
}

/** A name is used once, so it stands for its bytes. */
export function fileTag({ filename }: Pick<Download, 'filename'>): string {
  return `"${filename.replace(/\..*$/, '')}"`;
}

/** RFC 6266: the name in ASCII, and whole for those that read RFC 8187. */
function disposition({ mimeType, originalName }: Download): string {
  const kind = isShownInline(mimeType) ? 'inline' : 'attachment';
  const ascii = originalName.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const whole = encodeURIComponent(originalName).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${whole}`;
}
