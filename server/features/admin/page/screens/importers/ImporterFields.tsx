import type { ReactNode } from 'react';
import type { Importer, ImporterField } from '../../api/answers.js';
import { Tag } from '../../parts/cells.js';
import { DataTable } from '../../parts/DataTable.js';
import type { TableColumn } from '../../parts/DataTable.js';
import { describeTransformation, describeValidator } from './field-labels.js';

const OPTIONS_SHOWN = 8;

const columns: readonly TableColumn<ImporterField>[] = [
  {
    id: 'name',
    label: 'Field',
    cell: ({ name, label, description, aliases }) => (
      <>
        <b>{label}</b> <code>{name}</code>
        {description && <span className="under">{description}</span>}
        {aliases && aliases.length > 0 && <span className="under">also {aliases.join(', ')}</span>}
      </>
    ),
  },
  { id: 'type', label: 'Type', cell: typeOf },
  {
    id: 'validators',
    label: 'Checks',
    cell: ({ validators }) =>
      validators && validators.length > 0 ? (
        <ul className="tags rules">
          {validators.map((validator, index) => (
            <li key={index} title={validator.message}>
              <Tag>{describeValidator(validator)}</Tag>
            </li>
          ))}
        </ul>
      ) : (
        <span className="soft">none beyond its type</span>
      ),
  },
  {
    id: 'transformations',
    label: 'Transformations, in order',
    cell: ({ transformations }) =>
      transformations && transformations.length > 0 ? (
        <ol className="steps">
          {transformations.map((transformation, index) => (
            <li key={index}>{describeTransformation(transformation)}</li>
          ))}
        </ol>
      ) : (
        <span className="soft">none</span>
      ),
  },
];

function typeOf({ type, options, allow_new_options, read_only, pattern, currency }: ImporterField): ReactNode {
  const more = (options?.length ?? 0) - OPTIONS_SHOWN;
  return (
    <>
      {type}
      {currency && ` (${currency})`}
      {pattern && <code className="under">{pattern}</code>}
      {options && options.length > 0 && (
        <span className="under">
          {options.slice(0, OPTIONS_SHOWN).join(', ')}
          {more > 0 && ` and ${more} more`}
          {allow_new_options && '; new ones allowed'}
        </span>
      )}
      {read_only && <span className="under">read-only</span>}
    </>
  );
}

export function ImporterFields({ importer: { name, fields } }: { readonly importer: Importer }): ReactNode {
  return <DataTable caption={`Fields of ${name}`} columns={columns} rows={fields} keyOf={(field) => field.name} />;
}
