/** The code of errors for which the destination rejected the row. */
export const REJECTED = 'rejected';
