import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What is conformed to, and what is good practice beyond it. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Rule, element and reason of each violation: what a failing test has to say. */
export async function violations(page: Page): Promise<readonly string[]> {
  const found = await new AxeBuilder({ page }).include('.importcsv').withTags(RULES).analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Looks at a page in several states and keeps what is wrong, by the name of the state. */
export class Looks {
  readonly found: Record<string, readonly string[]> = {};
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async at(name: string): Promise<void> {
    // Colours on their way from one to another are neither.
    await this.#page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    const problems = await violations(this.#page);
    if (problems.length > 0) this.found[name] = problems;
  }
}
