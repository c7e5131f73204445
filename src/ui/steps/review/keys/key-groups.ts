interface KeyEntry {
  /** Key of its words. */
  readonly does: string;
  /** Each a way to do it: keys pressed together, by `KeyboardEvent.key`. */
  readonly presses: readonly (readonly string[])[];
}

/** The keys of the rows under review, as `grid-keys` and the editors have them; those that belong together, together. */
export const keyGroups: readonly (readonly KeyEntry[])[] = [
  [
    { does: 'review.nextIssue', presses: [['F8']] },
    { does: 'review.previousIssue', presses: [['Shift', 'F8']] },
  ],
  [
    { does: 'keys.cell', presses: [['ArrowUp'], ['ArrowDown'], ['ArrowLeft'], ['ArrowRight']] },
    { does: 'keys.ends', presses: [['Home'], ['End']] },
    {
      does: 'keys.table',
      presses: [
        ['Control', 'Home'],
        ['Control', 'End'],
      ],
    },
    { does: 'keys.page', presses: [['PageUp'], ['PageDown']] },
  ],
  [
    { does: 'review.panel.edit', presses: [['Enter'], ['F2']] },
    { does: 'keys.save', presses: [['Enter'], ['Tab']] },
    { does: 'keys.giveUp', presses: [['Escape']] },
    { does: 'keys.clear', presses: [['Delete']] },
    {
      does: 'keys.copy',
      presses: [
        ['Control', 'C'],
        ['Control', 'X'],
        ['Control', 'V'],
      ],
    },
    { does: 'review.undo', presses: [['Control', 'Z']] },
    { does: 'review.redo', presses: [['Control', 'Shift', 'Z']] },
  ],
  [
    { does: 'keys.select', presses: [['Shift', ' ']] },
    { does: 'keys.title', presses: [['?']] },
  ],
];
