/** Characters of a text that a program reads or creates; a step that would exceed it leaves its cell unchanged. */
export const MAX_TEXT = 100_000;
