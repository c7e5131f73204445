export interface Document {
  readonly path: string;
  readonly text: string;
}

export interface Snippet {
  readonly path: string;
  readonly language: string;
  readonly code: string;
  readonly line: number;
}

export function readDocuments(): Promise<readonly Document[]>;
export function snippetsOf(document: Document): readonly Snippet[];
export function proseOf(document: Document): string;
export function typedSnippets(): Promise<Readonly<Record<string, string>>>;
