/** A tool of the review: an icon button, or an item of the menu on narrow screens. */
export interface Tool {
  /** Test hook: the name of the action. */
  readonly action: string;
  /** Key of its label. */
  readonly label: string;
  /** Key of the text shown for its button, if it is not the label. */
  readonly title?: string;
  readonly disabled: boolean;
  /** For a tool that switches something on and off. */
  readonly pressed?: boolean;
  /** SVG path in a 16 x 16 view box. */
  readonly path: string;
  run(): void;
}
