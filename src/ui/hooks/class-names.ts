import { createContext, useContext } from 'react';

/** Places a host may add classes to. */
export interface ImporterClassNames {
  readonly root?: string;
  readonly modal?: string;
  readonly header?: string;
  readonly stepper?: string;
  readonly content?: string;
  readonly footer?: string;
  readonly button?: string;
  readonly input?: string;
  readonly table?: string;
  readonly dropzone?: string;
}

export const ClassNamesContext = createContext<ImporterClassNames>({});

/** Our class with the host's beside it, and the mark that makes ours give way to it. */
export function useClassName(place: keyof ImporterClassNames, own: string): string {
  const added = useContext(ClassNamesContext)[place];
  return added ? `${own} rg-host ${added}` : own;
}
