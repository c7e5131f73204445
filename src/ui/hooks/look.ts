import { createContext, useContext } from 'react';

/** The parts of the UI that a host can add class names to. */
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

/** The host's settings for the appearance of its importer. */
export interface Look {
  readonly classNames: ImporterClassNames;
  /** Nonce of a page whose Content Security Policy requires one for styles. */
  readonly nonce?: string;
  /** Whether template files are offered for download. */
  readonly showsTemplates: boolean;
}

export const LookContext = createContext<Look>({ classNames: {}, showsTemplates: true });

export function useLook(): Look {
  return useContext(LookContext);
}

/** Our class name plus the host's, and the marker class that lets the host's take precedence. */
export function useClassName(place: keyof ImporterClassNames, own: string): string {
  const added = useLook().classNames[place];
  return added ? `${own} rg-host ${added}` : own;
}
