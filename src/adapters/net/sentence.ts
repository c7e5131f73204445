/** Where servers put what they have to say to people: `message`, `detail`, or `error` as a text or with a message. */
export function sentenceOf(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null) return '';
  const { message, detail, error } = answer as Readonly<Record<string, unknown>>;
  for (const text of [message, detail, error]) if (typeof text === 'string') return text;
  return sentenceOf(error);
}
