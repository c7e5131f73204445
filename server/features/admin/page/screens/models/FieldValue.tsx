import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { ContentRecord, Field, Model } from '../../api/answers.js';
import { NoValue, Tag, Time } from '../../parts/cells.js';
import { routeTo } from '../../route.js';
import { recordName } from './record-query.js';

interface FieldValueProps {
  readonly field: Field;
  readonly value: unknown;
  readonly models: readonly Model[];
}

type Show = (props: FieldValueProps) => ReactNode;

const plain: Show = ({ value }) => String(value);
const code: Show = ({ value }) => <code>{String(value)}</code>;

/** Fields of any other type are shown as text. */
const shows: Readonly<Partial<Record<Field['type'], Show>>> = {
  id: code,
  slug: code,
  number: ({ value }) =>
    typeof value === 'number' ? value.toLocaleString(undefined, { maximumFractionDigits: 20 }) : String(value),
  boolean: ({ value }) => (value === true ? 'Yes' : 'No'),
  datetime: ({ value }) => <Time at={String(value)} />,
  select: ({ value }) => <Tag>{String(value)}</Tag>,
  'text[]': ({ value }) => (
    <span className="tags">
      {listOf(value).map((item, index) => (
        <Tag key={index}>{String(item)}</Tag>
      ))}
    </span>
  ),
  json: ({ value }) => <code>{JSON.stringify(value)}</code>,
  relation: related,
  file: related,
  image: related,
};

/** A record's value, read-only. */
export function FieldValue(props: FieldValueProps): ReactNode {
  const { field, value } = props;
  const isNothing =
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  return isNothing ? <NoValue /> : (shows[field.type] ?? plain)(props);
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

function related({ field, value, models }: FieldValueProps): ReactNode {
  const target = models.find(({ path }) => path === field.to);
  return listOf(value).map((item, index) => (
    <Fragment key={index}>
      {index > 0 && ', '}
      <RelatedRecord item={item} target={target} />
    </Fragment>
  ));
}

/** A record in place of its id; only the id when its model may not be read. */
function RelatedRecord({ item, target }: { readonly item: unknown; readonly target: Model | undefined }): ReactNode {
  const isRecord = typeof item === 'object' && item !== null && 'id' in item;
  const name = isRecord ? recordName(target, item as ContentRecord) : String(item);
  if (target?.readable !== true) return <code>{name}</code>;
  return <a href={routeTo(['models', target.path, isRecord ? String(item.id) : name])}>{name}</a>;
}
