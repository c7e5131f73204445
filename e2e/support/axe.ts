import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The rules to conform to, and the best practices beyond them. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** The rules whose results depend on colors and sizes. */
export const RULES_OF_THEMES = ['color-contrast', 'link-in-text-block', 'target-size'];

interface Scope {
  /** Selector of what is checked. Default: the importer. */
  readonly within?: string;
  /** Ids of the rules. Default: all. */
  readonly rules?: string[];
}

/** Rule, element and reason of each violation, for the message of a failing test. */
export async function violations(page: Page, { within = '.importcsv', rules }: Scope = {}): Promise<readonly string[]> {
  // Our pages have no frames of other origins, so axe does not need a page of its own, which takes as long again.
  // Selectors of what passes take nearly half of the time.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .include(within)
    .options({ resultTypes: ['violations'] });
  const found = await (rules ? axe.withRules(rules) : axe.withTags(TAGS)).analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Checks a page in several states and collects the violations by the name of the state. */
export class Looks {
  readonly found: Record<string, readonly string[]> = {};
  readonly #page: Page;
  readonly #scope: Scope;

  constructor(page: Page, scope: Scope = {}) {
    this.#page = page;
    this.#scope = scope;
  }

  async at(name: string): Promise<void> {
    // Colors in the middle of a transition count for neither state.
    await this.#page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    const problems = await violations(this.#page, this.#scope);
    if (problems.length > 0) this.found[name] = problems;
  }
}
