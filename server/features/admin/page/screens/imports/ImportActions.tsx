import { useState } from 'react';
import type { ReactNode } from 'react';
import type { ImportDetails, Rollback } from '../../api/answers.js';
import { useSession } from '../../api/session-context.js';
import { countOf, Fact, Facts } from '../../parts/cells.js';
import { ConfirmDialog, Dialog } from '../../parts/Dialog.js';
import { routeTo } from '../../route.js';
import { isUnderWay } from './import-state.js';

type Step =
  { readonly at: 'rest' | 'stopping' | 'taking back' } | { readonly at: 'taken back'; readonly rollback: Rollback };

interface ImportActionsProps {
  readonly details: ImportDetails;
  onChanged(): void;
}

/** What can be done about an import: ending it while it goes on, taking back what it wrote into a model. */
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
      {mayTakeBack(details) && (
        <button type="button" className="rg-button" onClick={() => setStep({ at: 'taking back' })}>
          Take back
        </button>
      )}
      {step.at === 'stopping' && (
        <ConfirmDialog
          title={`Stop the import of “${job.file_name}”?`}
          verb="Stop it"
          work={async () => {
            const { job: now } = await api.cancelImport(job.id);
            announce(now.error === 'Cancelled' ? 'The import is stopped.' : 'The import had ended before.');
          }}
          onDone={() => {
            rest();
            onChanged();
          }}
          onClose={rest}
        >
          <p>Nothing of it is imported. The file can be imported again.</p>
        </ConfirmDialog>
      )}
      {step.at === 'taking back' && destination.type === 'model' && (
        <ConfirmDialog
          title={`Take back the import of “${job.file_name}”?`}
          verb="Take it back"
          work={async () => setStep({ at: 'taken back', rollback: await api.rollBackImport(job.id) })}
          onDone={onChanged}
          onClose={rest}
        >
          <p>
            Records of <code>{destination.model}</code> that it created are deleted, those that it changed become what
            they were. What somebody has edited since stays as it is. This cannot be taken back itself.
          </p>
        </ConfirmDialog>
      )}
      {step.at === 'taken back' && destination.type === 'model' && (
        <RollbackDialog rollback={step.rollback} model={destination.model} onClose={rest} />
      )}
    </>
  );
}

function mayTakeBack({ job, destination }: ImportDetails): boolean {
  return destination.type === 'model' && job.status === 'completed' && !job.dry_run && job.rolled_back_at === null;
}

interface RollbackDialogProps {
  readonly rollback: Rollback;
  /** Path of the model. */
  readonly model: string;
  onClose(): void;
}

/** What taking an import back has done, and what it has left. */
function RollbackDialog({ rollback, model, onClose }: RollbackDialogProps): ReactNode {
  const { deleted, restored, kept, num_kept } = rollback;
  return (
    <Dialog title="The import is taken back" dismiss="Done" onClose={onClose}>
      <Facts>
        <Fact name="Deleted">{countOf(deleted)}</Fact>
        <Fact name="As before">{countOf(restored)}</Fact>
        <Fact name="Left as they are">{countOf(num_kept)}</Fact>
      </Facts>
      {kept.length > 0 && (
        <>
          <h3>Left as they are</h3>
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
