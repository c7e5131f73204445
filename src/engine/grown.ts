type Numbers = Uint8Array | Int8Array | Uint16Array | Int32Array | Uint32Array | Float64Array;

/** A larger array that begins with the values of another. */
export function grown<T extends Numbers>(from: Numbers, to: T): T {
  to.set(from);
  return to;
}
