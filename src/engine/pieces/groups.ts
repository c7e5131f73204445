import { ErrorGroups } from '../review/groups/error-groups.js';

const functions = {
  errorGroups: (...given: ConstructorParameters<typeof ErrorGroups>) => new ErrorGroups(...given),
};

/** Errors in groups that can be corrected together. */
export const groups = (): typeof functions => functions;
