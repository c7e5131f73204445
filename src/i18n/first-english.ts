import {
  back,
  backend,
  blockers,
  busy,
  cancel,
  close,
  delivery,
  dismiss,
  errors,
  kind,
  leave,
  next,
  passedOver,
  percent,
  progress,
  retry,
  step,
  stepOf,
  title,
  upload,
} from './locales/en.json';
import type { Words } from './words.js';

/** The English texts of the first screen and of every error. The others load with the later screens. */
export const firstEnglish: Words = {
  ...{ back, backend, blockers, busy, cancel, close, delivery, dismiss, errors, kind, leave },
  ...{ next, passedOver, percent, progress, retry, step, stepOf, title, upload },
};
