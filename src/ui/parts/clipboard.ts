/** What was copied elsewhere, in the formats of the clipboard. */
export interface Clipping {
  readonly text: string;
  readonly html: string;
}

/** What was pasted. */
export function clippingOfEvent(data: Pick<DataTransfer, 'getData'>): Clipping {
  return { text: data.getData('text/plain'), html: data.getData('text/html') };
}

/** Needs the user's permission in some browsers. */
export async function readClipboard(): Promise<Clipping> {
  const [item] = await navigator.clipboard.read();
  const read = async (type: string): Promise<string> =>
    item?.types.includes(type) ? (await item.getType(type)).text() : '';
  return { text: await read('text/plain'), html: await read('text/html') };
}

/** Writes texts by their type. The clipboard accepts promises, for rows that cannot be read within the event. */
export async function writeClipboard(texts: Readonly<Record<string, Promise<string>>>): Promise<void> {
  const blobs = Object.entries(texts).map(([type, text]) => [
    type,
    text.then((written) => new Blob([written], { type })),
  ]);
  await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs) as Record<string, Promise<Blob>>)]);
}
