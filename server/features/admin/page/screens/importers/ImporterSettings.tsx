import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSession } from '../../api/session-context.js';
import type { Importer, ImporterRecord } from '../../api/answers.js';
import { Fact, Facts, Time } from '../../parts/cells.js';
import { CopyCode } from '../../parts/CopyField.js';
import { ConfirmDialog } from '../../parts/Dialog.js';
import { DestinationText, OwnerText } from './importer-texts.js';

interface ImporterSettingsProps {
  readonly record: ImporterRecord;
  onChanged(): void;
}

export function ImporterSettings({ record: { importer, owner }, onChanged }: ImporterSettingsProps): ReactNode {
  return (
    <section className="panel">
      <Facts>
        <Fact name="Public key">
          <ImporterKey importer={importer} onChanged={onChanged} />
        </Fact>
        <Fact name="Allowed origins">
          {importer.allowed_origins.length === 0 ? 'any' : <Origins origins={importer.allowed_origins} />}
        </Fact>
        <Fact name="Owner">
          <OwnerText owner={owner} />
        </Fact>
        <Fact name="Rows go to">
          <DestinationText destination={importer.destination} />
        </Fact>
        <Relations importer={importer} />
        <Fact name="Invalid rows">{rowHandlingOf(importer)}</Fact>
        <Fact name="Other columns">
          {importer.include_unmatched_columns ? 'stored with their row' : 'not imported'}
        </Fact>
        <Fact name="Assistant">{importer.ai_enabled ? 'headers and samples are shared' : 'nothing is shared'}</Fact>
        <Fact name="Files and rows">
          {importer.retention_days === null ? 'kept' : `deleted after ${importer.retention_days} days`}
        </Fact>
        <Fact name="Appearance">{importer.dark_mode ? 'dark' : 'light'}</Fact>
        <Fact name="Created">
          <Time at={importer.created_at} />
        </Fact>
        <Fact name="Changed">
          <Time at={importer.updated_at} />
        </Fact>
      </Facts>
    </section>
  );
}

/** When both are set, blocking takes precedence. */
function rowHandlingOf({ disable_on_invalid_rows, filter_invalid_rows }: Importer): string {
  if (disable_on_invalid_rows) return 'block the import';
  return filter_invalid_rows ? 'skipped' : 'imported';
}

function Origins({ origins }: { readonly origins: readonly string[] }): ReactNode {
  return (
    <ul>
      {origins.map((origin) => (
        <li key={origin}>
          <code>{origin}</code>
        </li>
      ))}
    </ul>
  );
}

function Relations({ importer: { destination } }: { readonly importer: Importer }): ReactNode {
  const relations = destination.type === 'model' ? Object.entries(destination.relations ?? {}) : [];
  if (relations.length === 0) return null;
  return (
    <Fact name="Relations">
      <ul>
        {relations.map(([field, key]) => (
          <li key={field}>
            <code>{field}</code> by <code>{key}</code>
          </li>
        ))}
      </ul>
    </Fact>
  );
}

function ImporterKey({
  importer: { id, name, key },
  onChanged,
}: {
  readonly importer: Importer;
  onChanged(): void;
}): ReactNode {
  const { api, announce } = useSession();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <div className="beside">
        <CopyCode text={key} name={`the key of ${name}`} />
        <button type="button" className="rg-button" onClick={() => setIsAsking(true)}>
          New key
        </button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={`Create a new key for “${name}”?`}
          verb="Create new key"
          work={async () => void (await api.rotateImporterKey(id))}
          onDone={() => {
            announce(`“${name}” has a new key.`);
            setIsAsking(false);
            onChanged();
          }}
          onClose={() => setIsAsking(false)}
        >
          <p>
            Pages that use <code>{key}</code> stop working until they have the new key.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
