const SEGMENT = /^[\w .-]+$/;
const DEPTH = 8;

/** Labels joined by `/`, without those at its ends; `null` for none, `undefined` for what is no such path. */
export function folderLabel(given: string): string | null | undefined {
  const path = given.replace(/^\/|\/$/g, '');
  if (path === '') return null;
  const segments = path.split('/');
  const isGood = segments.every(
    (segment) => SEGMENT.test(segment) && segment === segment.trim() && !/^\.+$/.test(segment),
  );
  return isGood && segments.length <= DEPTH ? path : undefined;
}

export const FOLDER_RULE = 'At most 8 names of letters, digits, spaces and ._- joined by "/".';
