import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The rules to conform to, and the best practices beyond them. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Rule, element and reason of each violation, for the message of a failing test. */
export async function violations(page: Page): Promise<readonly string[]> {
  const found = await new AxeBuilder({ page }).include('.importcsv').withTags(RULES).analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Checks a page in several states and collects the violations by the name of the state. */
export class Looks {
  readonly found: Record<string, readonly string[]> = {};
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async at(name: string): Promise<void> {
    // Colours in the middle of a transition count for neither state.
    await this.#page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    const problems = await violations(this.#page);
    if (problems.length > 0) this.found[name] = problems;
  }
}
