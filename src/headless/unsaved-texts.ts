import type { ImporterActions } from './headless-importer.js';

type Save = () => void;

/** What the fields of each importer have to save. */
const unsaved = new WeakMap<ImporterActions, Set<Save>>();

/** Actions whose `submit` first saves the texts of fields that still have the focus. */
export function savingActions(actions: ImporterActions): ImporterActions {
  const saves = new Set<Save>();
  const saving: ImporterActions = {
    ...actions,
    submit() {
      for (const save of saves) save();
      return actions.submit();
    },
  };
  unsaved.set(saving, saves);
  return saving;
}

/** Registers a field whose text is not saved; returns how to remove it. */
export function addUnsaved(actions: ImporterActions, save: Save): () => void {
  const saves = unsaved.get(actions);
  saves?.add(save);
  return () => saves?.delete(save);
}
