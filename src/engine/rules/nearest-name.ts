/** The known name closest to a wrong one, ignoring case, separators and small misspellings; `null` if none is close. */
export function nearestName(wrong: string, known: readonly string[]): string | null {
  const plain = (name: string): string => name.replace(/[-_\s]/g, '').toLowerCase();
  const wanted = plain(wrong);
  const ranked = known
    .map((name) => ({ name, distance: editDistance(wanted, plain(name)) }))
    .sort((a, b) => a.distance - b.distance);
  const [best] = ranked;
  return best && best.distance <= Math.max(1, Math.floor(wanted.length / 4)) ? best.name : null;
}

/** `Did you mean …?`, or the list of known names if none is close. */
export function suggestion(wrong: string, known: readonly string[], { what = 'Known' } = {}): string {
  const nearest = nearestName(wrong, known);
  return nearest === null ? `${what}: ${known.join(', ')}.` : `Did you mean \`${nearest}\`?`;
}

/** Edit distance: insertions, deletions, substitutions and transpositions. */
function editDistance(from: string, to: string): number {
  const rows = Array.from({ length: from.length + 1 }, (_, row) => [row]);
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Infinity;
  for (let column = 1; column <= to.length; column += 1) (rows[0] as number[])[column] = column;
  for (let row = 1; row <= from.length; row += 1) {
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      const isSwap = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      (rows[row] as number[])[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (same ? 0 : 1),
        isSwap ? at(row - 2, column - 2) + 1 : Infinity,
      );
    }
  }
  return at(from.length, to.length);
}
