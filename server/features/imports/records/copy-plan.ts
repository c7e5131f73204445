import { isWanted } from '../../content/bulk/bulk-write.js';
import type { BulkField } from '../../content/bulk/bulk-write.js';
import { isFreeType } from '../../content/bulk/copy-text.js';
import { columnText } from '../../content/bulk/read-cell.js';
import { slugPlans } from '../../content/bulk/slug-bases.js';
import type { SlugPlan } from '../../content/bulk/slug-bases.js';
import type { CopyTarget } from '../../content/bulk/stage-loader.js';
import { columnFields } from '../../content/column-fields.js';
import type { Field } from '../../content/kinds/kinds.js';
import { defaultOf } from '../../content/model.js';
import { CREATED_BY } from '../../content/models.js';
import type { ModelField } from '../../content/models.js';
import { hasPublicationDate, PUBLISHED_AT, STATUS } from '../../content/operations/status-rules.js';
import type { OverflowField } from '../../importers/check-destination.js';
import type { ModelAttempt } from './model-attempt.js';

/** How delivered rows become text for `COPY`, by the rules of a model: plain data, which can be sent to a thread. */
export interface CopyPlan {
  /** First id of the range of the attempt. */
  readonly firstId: string;
  /** Whether each row begins with its line in the file. */
  readonly isNumbered: boolean;
  readonly fields: readonly FieldPlan[];
  /** Columns without a cell in the file, after the fields. */
  readonly others: readonly OtherPlan[];
  readonly slugs: readonly SlugPlan[];
  readonly publication: PublicationPlan | null;
  /** Cells that end every row. */
  readonly tail: readonly (string | null)[];
}

export interface FieldPlan {
  /** Name of the cell in a delivered row. */
  readonly source: string;
  readonly field: Field;
  readonly isWanted: boolean;
  /** Where the values come from that the field stores as JSON; `null` for a cell of its own. */
  readonly keeps: OverflowField['source'] | null;
  readonly isFree: boolean;
  /** The value of an empty cell. */
  readonly initial: string | null;
}

type OtherPlan = Pick<FieldPlan, 'initial' | 'isFree'>;

/** Sets the time of publication of a record that is published and has none. Places are those in a row. */
export interface PublicationPlan {
  readonly status: number;
  readonly moment: number;
  readonly at: string;
}

interface PlannedCopy {
  readonly target: CopyTarget;
  readonly plan: CopyPlan;
}

type Attempt = Pick<ModelAttempt, 'stage' | 'ids' | 'keepers'>;

/** Into the stage: cells as they are, empty ones included. */
export function planStageCopy(attempt: Attempt): PlannedCopy {
  const { stage, ids } = attempt;
  const { fields } = stage.write;
  const given = new Set(fields.map(({ column }) => column));
  const made = stage.slugs.filter(({ column }) => !given.has(column));
  const plan = {
    firstId: ids.first,
    isNumbered: true,
    slugs: slugPlans(stage),
    publication: null,
    tail: [],
    fields: fields.map((field) => fieldPlan(field, attempt, null)),
    others: made.map(() => ({ initial: null, isFree: true })),
  };
  return { target: stage, plan };
}

/** Into the table of the model: each row is a new record, created at this time. */
export function planRecordCopy(attempt: Attempt, at: string): PlannedCopy {
  const { stage, ids } = attempt;
  const { model, fields, createdBy } = stage.write;
  const given = new Set(fields.map(({ name }) => name));
  const others = columnFields(model).filter(({ name }) => !given.has(name));
  const all = [...fields, ...others];
  const moment = { type: 'timestamp with time zone' };
  const columns = [
    { name: 'id', type: 'uuid' },
    ...all.map(({ column, kind }) => ({ name: column, type: kind.columnType })),
    ...[
      { name: 'created_at', ...moment },
      { name: 'updated_at', ...moment },
      { name: CREATED_BY, type: 'uuid' },
    ],
  ];
  const placeOf = (name: string): number => all.findIndex((field) => field.name === name) + 1;
  const publication = { status: placeOf(STATUS), moment: placeOf(PUBLISHED_AT), at };
  const plan = {
    firstId: ids.first,
    isNumbered: false,
    slugs: [],
    tail: [at, at, createdBy],
    fields: fields.map((field) => fieldPlan(field, attempt, initialText(field))),
    others: others.map((field) => ({ initial: initialText(field), isFree: isFreeType(field.kind.columnType) })),
    publication: hasPublicationDate(model) ? publication : null,
  };
  return { target: { name: model.table, columns }, plan };
}

function fieldPlan(field: BulkField, { stage: { write }, keepers }: Attempt, initial: string | null): FieldPlan {
  const { source } = field;
  return {
    source,
    field: field.field,
    isWanted: isWanted(write, field),
    initial,
    keeps: keepers.find(({ name }) => name === source)?.source ?? null,
    isFree: isFreeType(field.kind.columnType),
  };
}

/** The value of a new record that has none of its own. */
function initialText({ field, kind }: ModelField): string | null {
  return columnText(kind.columnType, kind.toColumn(defaultOf(field) ?? kind.empty));
}
