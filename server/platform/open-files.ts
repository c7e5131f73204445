/** The embedded database, connections and threads together need fewer than this. */
const MIN_OPEN_FILES = 1024;

/** A warning when the system allows the process so few open files that it may fail midway. */
export function openFilesWarning(): string | undefined {
  const { userLimits } = process.report.getReport() as { readonly userLimits?: Limits };
  const most = Number(userLimits?.open_files?.soft);
  // "unlimited" is not a number.
  if (!(most < MIN_OPEN_FILES)) return undefined;
  return `Only ${most} files may be open at a time, which may be too few. Raise the limit to ${MIN_OPEN_FILES} or more (ulimit -n).`;
}

interface Limits {
  readonly open_files?: { readonly soft: string | number };
}
