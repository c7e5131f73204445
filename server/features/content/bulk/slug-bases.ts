import type { SlugField } from '../kinds/slug.js';
import { slugBase } from '../operations/make-slugs.js';
import type { Stage } from './stage.js';

/** How a slug is generated for a row of a stage: plain data, which can be sent to a thread. */
export interface SlugPlan {
  readonly model: string;
  readonly field: SlugField;
  /** Places of the slug and of the text it is made from, in a row of the stage; -1: no column provides that text. */
  readonly place: number;
  readonly from: number;
  /** The text where a row has none. */
  readonly initial: string | undefined;
}

/** The slugs of a stage, in the order of their flags, which end its rows. */
export function slugPlans({ write: { model, fields }, columns, slugs }: Stage): readonly SlugPlan[] {
  const placeOf = (column: string | undefined): number => columns.findIndex(({ name }) => name === column);
  return slugs.map(({ field, column, from }) => {
    const source = model.fields.get(from);
    const initial = source !== undefined && 'default' in source.field ? source.field.default : undefined;
    return {
      model: model.name,
      field,
      place: placeOf(column),
      from: placeOf(fields.find(({ name }) => name === from)?.column),
      initial: typeof initial === 'string' ? initial : undefined,
    };
  });
}

/** Adds generated slugs, without the numbers they may need, and marks them as generated. */
export function addSlugs(line: (string | null)[], slugs: readonly SlugPlan[]): void {
  const flags: string[] = [];
  for (const { model, field, place, from, initial } of slugs) {
    const isMade = (line[place] ?? null) === null;
    if (isMade) line[place] = slugBase({ name: model }, field, line[from] ?? initial);
    flags.push(String(isMade));
  }
  line.push(...flags);
}
