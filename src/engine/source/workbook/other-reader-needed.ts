/**
 * Thrown inside this folder when a file is not written as Excel writes it: another format, rows out of order, a missing
 * part. The tolerant reader then reads the file, or reports what is wrong with it.
 */
export class OtherReaderNeeded extends Error {
  override readonly name = 'OtherReaderNeeded';
}
