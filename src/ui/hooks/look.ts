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

/** What the host says of how its importer looks. */
export interface Look {
  readonly classNames: ImporterClassNames;
  /** Of a page whose policy allows only styles with one. */
  readonly nonce?: string;
  /** Empty files with the columns are offered. */
  readonly showsTemplates: boolean;
}

export const LookContext = createContext<Look>({ classNames: {}, showsTemplates: true });

export function useLook(): Look {
  return useContext(LookContext);
}

/** Our class with the host's beside it, and the mark that makes ours give way to it. */
export function useClassName(place: keyof ImporterClassNames, own: string): string {
  const added = useLook().classNames[place];
  return added ? `${own} rg-host ${added}` : own;
}
