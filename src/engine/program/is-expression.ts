/** Whether a text is a regular expression of JavaScript, whatever our own engine accepts. */
export function isExpression(pattern: string): boolean {
  try {
    new RegExp(pattern, 'u');
    return true;
  } catch {
    return false;
  }
}
