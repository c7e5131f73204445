/** The embedded database, connections and threads together stay below this. */
const ENOUGH = 1024;

/** What to say where the system lets a process open so few files that it may stop in the middle of something. */
export function openFilesWarning(): string | undefined {
  const { userLimits } = process.report.getReport() as { readonly userLimits?: Limits };
  const most = Number(userLimits?.open_files?.soft);
  // "unlimited" is no number.
  if (!(most < ENOUGH)) return undefined;
  return `Only ${most} files may be open at a time, which may be too few: raise it to ${ENOUGH} or more (ulimit -n).`;
}

interface Limits {
  readonly open_files?: { readonly soft: string | number };
}
