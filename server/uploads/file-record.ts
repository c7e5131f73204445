import type { Config } from '../config.js';
import type { ContentRecord } from '../content/content-record.js';
import type { Model, Models } from '../content/models.js';

/** The built-in model of uploads. */
export function fileModel(models: Models): Model {
  const model = models.byName('File');
  if (model === undefined) throw new Error('The model "File" is built in, and is not there.');
  return model;
}

/** Key of an upload's bytes in the file store. */
export function fileKey(filename: string): string {
  return `uploads/${filename}`;
}

/** Path of an upload below the public address, as its record keeps it. */
export function filePath(filename: string): string {
  return `/files/${filename}`;
}

/** The record with the address that callers reach it by. */
export function withAddress({ publicUrl }: Pick<Config, 'publicUrl'>, record: ContentRecord): ContentRecord {
  const { url } = record;
  return typeof url === 'string' && url.startsWith('/') ? { ...record, url: `${publicUrl}${url}` } : record;
}
