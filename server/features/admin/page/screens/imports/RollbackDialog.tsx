import type { ReactNode } from 'react';
import type { Rollback } from '../../api/answers.js';
import { countOf } from '../../parts/count-of.js';
import { Dialog } from '../../parts/Dialog.js';
import { Fact, Facts } from '../../parts/Facts.js';
import { routeTo } from '../../route/route.js';

interface RollbackDialogProps {
  readonly rollback: Rollback;
  /** Path of the model. */
  readonly model: string;
  onClose(): void;
}

/** What taking an import back has done, and what it has left. */
export function RollbackDialog({ rollback, model, onClose }: RollbackDialogProps): ReactNode {
  const { deleted, restored, kept, num_kept } = rollback;
  return (
    <Dialog
      title="The import is taken back"
      actions={
        <button type="button" className="button" onClick={onClose}>
          Done
        </button>
      }
      onClose={onClose}
    >
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
