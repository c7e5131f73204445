interface UrlPolicy {
  /** `TrustedScriptURL`, which stands wherever a string does. */
  createScriptURL(url: string): string;
}

interface TrustedTypesPage {
  readonly trustedTypes?: { createPolicy(name: string, rules: UrlPolicy): UrlPolicy };
  /** Kept on the page: a name may be taken once, and two copies of the importer share it. */
  [POLICY]?: UrlPolicy;
}

const POLICY = Symbol.for('rowgate.trusted-types-policy');

/** The policy `rowgate` of pages that know Trusted Types; `undefined` elsewhere and where the page forbids the name. */
function urlPolicy(): UrlPolicy | undefined {
  const page = globalThis as TrustedTypesPage;
  try {
    return (page[POLICY] ??= page.trustedTypes?.createPolicy('rowgate', { createScriptURL: (url) => url }));
  } catch {
    return undefined;
  }
}

/** The address of one of our own workers, as a page under `require-trusted-types-for 'script'` accepts it. */
export function trustedUrl(url: string): string {
  return urlPolicy()?.createScriptURL(url) ?? url;
}

/**
 * Runs `start`, in which `new Worker(…)` gets a trusted URL. Bundlers only find a worker by the literal expression, so
 * the constructor is replaced for the moment of that call instead of the URL.
 */
export function withTrustedWorker(start: () => Worker): Worker {
  if (!urlPolicy()) return start();
  const Native = globalThis.Worker;
  globalThis.Worker = class extends Native {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(trustedUrl(String(url)), options);
    }
  };
  try {
    return start();
  } finally {
    globalThis.Worker = Native;
  }
}
