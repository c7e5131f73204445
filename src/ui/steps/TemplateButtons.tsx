import { useState } from 'react';
import type { ReactNode } from 'react';
import { useClassName } from '../hooks/class-names.js';
import { useSessionActions } from '../hooks/session-context.js';
import { useTranslate } from '../hooks/use-translate.js';

/** An empty file with the right headings, in either format. */
export function TemplateButtons(): ReactNode {
  const t = useTranslate();
  const { template } = useSessionActions();
  const button = useClassName('button', 'rg-button');
  const [failure, setFailure] = useState('');
  const save = async (kind: 'csv' | 'xlsx'): Promise<void> => {
    try {
      setFailure('');
      download(await template(kind), `template.${kind}`);
    } catch (error) {
      setFailure(t('errors.unexpected', { reason: error instanceof Error ? error.message : String(error) }));
    }
  };
  return (
    <div>
      <div className="rg-bar-end">
        <button type="button" className={button} onClick={() => void save('csv')}>
          {t('upload.templateCsv')}
        </button>
        <button type="button" className={button} data-kind="plain" onClick={() => void save('xlsx')}>
          {t('upload.templateXlsx')}
        </button>
      </div>
      {failure ? <p role="alert">{failure}</p> : null}
    </div>
  );
}

function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
