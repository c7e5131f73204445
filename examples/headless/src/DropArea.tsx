import { useDropZone, useImporterState, useImporterWords } from 'rowgate/headless';
import type { HeadlessImporter } from 'rowgate/headless';

export function DropArea({ importer }: { readonly importer: HeadlessImporter }) {
  const { t, fileSize } = useImporterWords(importer);
  const { isOver, isRefused, zoneProps, inputProps, browse } = useDropZone(importer);
  const { limits, columns } = useImporterState(importer);
  const saveTemplate = async (): Promise<void> => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(await importer.actions.template('csv'));
    link.download = 'template.csv';
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <section className="drop" data-over={isOver || undefined} aria-label={t('upload.title')} {...zoneProps}>
      <button type="button" onClick={browse}>
        {t('upload.browse')}
      </button>
      <input hidden aria-label={t('upload.browse')} {...inputProps} />
      <p>{t('upload.formats', { size: fileSize(limits.maxFileSize) })}</p>
      <p>
        {t('upload.columns')}: {columns.map(({ label }) => label).join(', ')}{' '}
        <button type="button" onClick={() => void saveTemplate()}>
          {t('upload.templateCsv')}
        </button>
      </p>
      {isRefused ? <p role="alert">{t('upload.several')}</p> : null}
    </section>
  );
}
