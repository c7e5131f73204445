/** A phrase that was recognised and cannot be done; the message is for the person who wrote it. */
export class PhraseProblem extends Error {
  override readonly name = 'PhraseProblem';
  readonly code = 'PHRASE';
}
