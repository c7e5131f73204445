import type { ReactNode } from 'react';
import type { ImportCounts, ImportDetails, ImportJob } from '../../api/answers.js';
import { countOf, Fact, Facts, Progress, Tag, Time } from '../../parts/cells.js';
import { Notice } from '../../parts/Outcome.js';
import { routeTo } from '../../route.js';
import { DestinationText, OwnerText } from '../importers/importer-texts.js';
import { durationText, ImportState } from './import-state.js';
import type { ImportTabProps } from './import-state.js';

const PHASES: Readonly<Record<ImportJob['progress']['phase'], string>> = {
  waiting: 'Waiting for a worker',
  reading: 'Reading and checking the file',
  writing: 'Writing rows',
  ended: '',
};

const COUNTS: readonly (readonly [keyof ImportCounts, string])[] = [
  ['created', 'Created'],
  ['updated', 'Updated'],
  ['unchanged', 'Unchanged'],
  ['skipped', 'Skipped'],
];

export function ImportSummary({ details }: ImportTabProps): ReactNode {
  const { job } = details;
  const { status, error, progress, counts, dry_run } = job;
  return (
    <>
      {error !== null && <Notice>{error}</Notice>}
      {(status === 'pending' || status === 'processing') && (
        <div className="under-way">
          <p>{PHASES[progress.phase]}</p>
          <Progress name="Progress" percent={progress.percent} />
        </div>
      )}
      <dl className="figures" aria-label="Rows">
        <Figure name="Rows read" value={job.num_rows} />
        <Figure name="Valid rows" value={job.num_valid_rows} />
        <Figure name="Imported" value={job.num_imported_rows} />
        <Figure name="Errors" value={job.num_errors} />
      </dl>
      {counts !== null && (
        <>
          <h2>{dry_run ? 'Planned changes to records' : 'Records'}</h2>
          <dl className="figures" aria-label="Records">
            {COUNTS.map(([member, name]) => (
              <Figure key={member} name={name} value={counts[member]} />
            ))}
          </dl>
        </>
      )}
      <SummaryFacts details={details} />
    </>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: number }): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{countOf(value)}</dd>
    </div>
  );
}

function SummaryFacts({
  details: { job, importer, owner, destination, startedAt },
}: {
  readonly details: ImportDetails;
}): ReactNode {
  return (
    <section className="panel" aria-label="About the import">
      <Facts>
        <Fact name="State">
          <span className="tags">
            <ImportState status={job.status} />
            {job.dry_run && <Tag>dry run</Tag>}
          </span>
        </Fact>
        <Fact name="Importer">
          <a href={routeTo(['importers', importer.id])}>{importer.name}</a>
        </Fact>
        <Fact name="Owner">
          <OwnerText owner={owner} />
        </Fact>
        <Fact name="Rows go to">
          <DestinationText destination={destination} />
        </Fact>
        <Moment name="Created" at={job.created_at} />
        <Moment name="Started" at={startedAt} />
        <Moment name="Ended" at={job.completed_at} />
        {startedAt !== null && job.completed_at !== null && (
          <Fact name="Duration">{durationText(Date.parse(job.completed_at) - Date.parse(startedAt))}</Fact>
        )}
        <Moment name="Rolled back" at={job.rolled_back_at} />
        <Fact name="Id">
          <code>{job.id}</code>
        </Fact>
        <Context name="User" value={job.user} />
        <Context name="Metadata" value={job.metadata} />
      </Facts>
    </section>
  );
}

function Moment({ name, at }: { readonly name: string; readonly at: string | null }): ReactNode {
  if (at === null) return null;
  return (
    <Fact name={name}>
      <Time at={at} />
    </Fact>
  );
}

/** Free-form JSON from the importing page. */
function Context({ name, value }: { readonly name: string; readonly value: unknown }): ReactNode {
  if (value === null || value === undefined) return null;
  return (
    <Fact name={name}>
      <code>{JSON.stringify(value, null, 2)}</code>
    </Fact>
  );
}
