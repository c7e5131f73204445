import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ListEditor } from './ListEditor.js';
import type { Choice } from './ListEditor.js';
import type { EditorProps } from './use-editor-end.js';

/** Codes with a name that are not countries: groups, islands without a code of ISO 3166, and reserved ones. */
const NOT_COUNTRIES: ReadonlySet<string> = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '));
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The countries by name in the importer's language; the code is written. */
export function CountryEditor(props: EditorProps & { readonly typedOver: boolean }): ReactNode {
  const { i18n } = useTranslation();
  const choices = useMemo(() => countries(i18n.language), [i18n.language]);
  return <ListEditor {...props} choices={choices} />;
}

function countries(language: string): readonly Choice[] {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const { compare } = new Intl.Collator(language);
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .flatMap((code): Choice[] => {
      const name = isCountry(code) ? names.of(code) : undefined;
      return name === undefined ? [] : [{ value: code, label: `${name} (${code})` }];
    })
    .sort((left, right) => compare(left.label, right.label));
}

/** Former countries have the code of another one now. */
function isCountry(code: string): boolean {
  return !NOT_COUNTRIES.has(code) && new Intl.Locale(`und-${code}`).region === code;
}
