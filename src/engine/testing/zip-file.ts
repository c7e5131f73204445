/** A part of a zip; `packed` is raw DEFLATE, otherwise the content is stored. */
export interface ZipPart {
  readonly name: string;
  readonly content: Uint8Array | string;
  readonly packed?: Uint8Array;
  /** Unpacked size in both headers; the true size unless given. */
  readonly claimedSize?: number;
  /** General purpose flags; bit 0 means encrypted. */
  readonly flags?: number;
  /** Extra fields of both headers. */
  readonly extra?: Uint8Array;
}

/** The bytes of a minimal zip. Checksums are zero, since readers of workbooks do not check them. */
export function zipFile(parts: readonly ZipPart[]): Uint8Array<ArrayBuffer> {
  const pieces: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const part of parts) {
    const name = new TextEncoder().encode(part.name);
    const content = typeof part.content === 'string' ? new TextEncoder().encode(part.content) : part.content;
    const bytes = part.packed ?? content;
    const method = part.packed ? 8 : 0;
    const { extra = new Uint8Array() } = part;
    const sizes = [0, bytes.length, part.claimedSize ?? content.length];
    const common = [20, part.flags ?? 0, method, 0, 0];
    const local = join([
      fields(4, [0x04034b50]),
      fields(2, common),
      fields(4, sizes),
      fields(2, [name.length, extra.length]),
      name,
      extra,
      bytes,
    ]);
    directory.push(
      fields(4, [0x02014b50]),
      fields(2, [20, ...common]),
      fields(4, sizes),
      fields(2, [name.length, extra.length, 0, 0, 0]),
      fields(4, [0, offset]),
      name,
      extra,
    );
    pieces.push(local);
    offset += local.length;
  }
  const central = join(directory);
  const end = [
    fields(4, [0x06054b50]),
    fields(2, [0, 0, parts.length, parts.length]),
    fields(4, [central.length, offset]),
    fields(2, [0]),
  ];
  return join([...pieces, central, ...end]);
}

function fields(width: 2 | 4, values: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(width * values.length));
  values.forEach((value, index) => {
    if (width === 2) view.setUint16(index * 2, value, true);
    else view.setUint32(index * 4, value, true);
  });
  return new Uint8Array(view.buffer);
}

function join(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let offset = 0;
  for (const piece of pieces) {
    all.set(piece, offset);
    offset += piece.length;
  }
  return all;
}
