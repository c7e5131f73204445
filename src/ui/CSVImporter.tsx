import type { ReactNode } from 'react';
import type { Column, RowHandling } from '../engine/index.js';
import { useImportSession, useWording } from '../headless/index.js';
import type { ResultShape } from '../session/index.js';
import type { CSVImporterProps } from './csv-importer-props.js';
import { ClassNamesContext } from './hooks/class-names.js';
import { usePropWarnings } from './hooks/use-prop-warnings.js';
import { SessionProvider } from './hooks/session-context.js';
import { TranslatorContext } from './hooks/use-translate.js';
import { ImporterFrame } from './ImporterFrame.js';

/**
 * Lets a person upload a spreadsheet, match its columns, mend what is wrong and hand over clean rows.
 * The import in progress belongs to the mounted component: new props never reset it.
 */
export function CSVImporter<
  Schema = unknown,
  const Columns extends readonly Column[] = readonly Column[],
  const Dynamic extends readonly Column[] = readonly [],
  Handling extends RowHandling = 'block',
  Unmatched extends boolean = false,
  Shape extends ResultShape = 'result',
>(props: CSVImporterProps<Schema, Columns, Dynamic, Handling, Unmatched, Shape>): ReactNode;
export function CSVImporter(props: CSVImporterProps): ReactNode {
  const { language, customTranslations, classNames = {} } = props;
  const session = useImportSession(props);
  usePropWarnings(props, session.adapter);
  const { translator, isReady } = useWording({ language, customTranslations });
  return (
    <TranslatorContext.Provider value={translator}>
      <ClassNamesContext.Provider value={classNames}>
        <SessionProvider session={session}>
          <ImporterFrame {...props} isWorded={isReady} />
        </SessionProvider>
      </ClassNamesContext.Provider>
    </TranslatorContext.Provider>
  );
}
