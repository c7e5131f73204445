interface UrlPolicy {
  /** `TrustedScriptURL`, which is accepted wherever a string is. */
  createScriptURL(url: string): string;
}

interface TrustedTypesPage {
  readonly trustedTypes?: { createPolicy(name: string, rules: UrlPolicy): UrlPolicy };
  /** Stored on the page: a policy name can be created once, and two copies of the importer share it. */
  [POLICY]?: UrlPolicy;
}

const POLICY = Symbol.for('rowgate.trusted-types-policy');

/** The policy `rowgate` on pages with Trusted Types; `undefined` elsewhere and where the page forbids the name. */
function urlPolicy(): UrlPolicy | undefined {
  const page = globalThis as TrustedTypesPage;
  try {
    return (page[POLICY] ??= page.trustedTypes?.createPolicy('rowgate', { createScriptURL: (url) => url }));
  } catch {
    return undefined;
  }
}

/** The URL of one of our workers, in the form a page under `require-trusted-types-for 'script'` accepts. */
export function trustedUrl(url: string): string {
  return urlPolicy()?.createScriptURL(url) ?? url;
}

/**
 * Runs `start`, in which `new Worker(…)` gets a trusted URL. Bundlers only recognize a worker by the literal
 * expression, so the constructor is replaced during that call instead of the URL.
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
