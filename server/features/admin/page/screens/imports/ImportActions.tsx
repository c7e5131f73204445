import { useState } from 'react';
import type { ReactNode } from 'react';
import type { ImportDetails, Rollback } from '../../api/answers.js';
import { useSession } from '../../api/session-context.js';
import { countOf, Fact, Facts } from '../../parts/cells.js';
import { ConfirmDialog, Dialog } from '../../parts/Dialog.js';
import { routeTo } from '../../route.js';
import { isUnderWay } from './import-state.js';

type Step =
  { readonly at: 'rest' | 'stopping' | 'rolling back' } | { readonly at: 'rolled back'; readonly rollback: Rollback };

interface ImportActionsProps {
  readonly details: ImportDetails;
  onChanged(): void;
}

/** Actions on an import: canceling it while it runs, and rolling back what it wrote into a model. */
export function ImportActions({ details, onChanged }: ImportActionsProps): ReactNode {
  const { api, announce } = useSession();
  const [step, setStep] = useState<Step>({ at: 'rest' });
  const { job, destination } = details;
  const rest = (): void => setStep({ at: 'rest' });
  return (
    <>
      {isUnderWay(job) && (
        <button type="button" className="rg-button rg-danger" onClick={() => setStep({ at: 'stopping' })}>
          Stop import
        </button>
      )}
      {canRollBack(details) && (
        <button type="button" className="rg-button" onClick={() => setStep({ at: 'rolling back' })}>
          Roll back
        </button>
      )}
      {step.at === 'stopping' && (
        <ConfirmDialog
          title={`Stop the import of “${job.file_name}”?`}
          verb="Stop it"
          work={async () => {
            const { job: now } = await api.cancelImport(job.id);
            announce(now.error === 'Cancelled' ? 'The import was stopped.' : 'The import had already ended.');
          }}
          onDone={() => {
            rest();
            onChanged();
          }}
          onClose={rest}
        >
          <p>None of its rows are imported. You can import the file again.</p>
        </ConfirmDialog>
      )}
      {step.at === 'rolling back' && destination.type === 'model' && (
        <ConfirmDialog
          title={`Roll back the import of “${job.file_name}”?`}
          verb="Roll back import"
          work={async () => setStep({ at: 'rolled back', rollback: await api.rollBackImport(job.id) })}
          onDone={onChanged}
          onClose={rest}
        >
          <p>
            Records of <code>{destination.model}</code> that it created are deleted, and those it changed are restored.
            Records edited since stay unchanged. You can't undo this.
          </p>
        </ConfirmDialog>
      )}
      {step.at === 'rolled back' && destination.type === 'model' && (
        <RollbackDialog rollback={step.rollback} model={destination.model} onClose={rest} />
      )}
    </>
  );
}

function canRollBack({ job, destination }: ImportDetails): boolean {
  return destination.type === 'model' && job.status === 'completed' && !job.dry_run && job.rolled_back_at === null;
}

interface RollbackDialogProps {
  readonly rollback: Rollback;
  /** Path of the model. */
  readonly model: string;
  onClose(): void;
}

/** The result of a rollback, and the records that stay. */
function RollbackDialog({ rollback, model, onClose }: RollbackDialogProps): ReactNode {
  const { deleted, restored, kept, num_kept } = rollback;
  return (
    <Dialog title="Import rolled back" dismiss="Done" onClose={onClose}>
      <Facts>
        <Fact name="Deleted">{countOf(deleted)}</Fact>
        <Fact name="Restored">{countOf(restored)}</Fact>
        <Fact name="Unchanged">{countOf(num_kept)}</Fact>
      </Facts>
      {kept.length > 0 && (
        <>
          <h3>Unchanged records</h3>
          <ul>
            {kept.map(({ id, reason }) => (
              <li key={id}>
                <a href={routeTo(['models', model, id])}>{id}</a> <span className="soft">{reason}</span>
              </li>
            ))}
            {num_kept > kept.length && <li className="soft">and {countOf(num_kept - kept.length)} more</li>}
          </ul>
        </>
      )}
    </Dialog>
  );
}
