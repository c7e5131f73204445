import type { i18n as I18n } from 'i18next';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { useImporterWords, useOwnedImporter } from '../headless/index.js';
import type { ImporterCall } from '../headless/index.js';
import { firstEnglish } from '../i18n/index.js';
import type { CSVImporterProps, LookProps } from './csv-importer-props.js';
import { ImporterFrame } from './frame/ImporterFrame.js';
import { loadLaterSteps } from './frame/load-later-steps.js';
import { LookContext } from './hooks/look.js';
import type { Look } from './hooks/look.js';
import { useLoaded } from './hooks/use-loaded.js';
import { usePropWarnings } from './hooks/use-prop-warnings.js';

/**
 * Lets users upload a spreadsheet, match its columns, fix errors and import clean rows.
 * The import in progress belongs to the mounted component: changing props never resets it.
 */
export const CSVImporter = function CSVImporter(props: CSVImporterProps): ReactNode {
  const { classNames, nonce } = props;
  // Hosts without types may pass `null`, as for the other props.
  const showsTemplates = props.showDownloadTemplateButton ?? true;
  const later = useLoaded(loadLaterSteps);
  const importer = useOwnedImporter(props, later.value?.english ?? firstEnglish);
  const words = useImporterWords(importer);
  usePropWarnings(props, importer.session.adapter);
  const look = useMemo<Look>(
    () => ({ classNames: classNames ?? {}, nonce, showsTemplates }),
    [classNames, nonce, showsTemplates],
  );
  return (
    <I18nextProvider i18n={words.i18n as I18n}>
      <LookContext.Provider value={look}>
        <ImporterFrame {...props} importer={importer} words={words} later={later} />
      </LookContext.Provider>
    </I18nextProvider>
  );
} as ImporterCall<LookProps, ReactNode>;
