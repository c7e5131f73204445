import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { MAX_SHEET_ROWS } from '../../../../engine/index.js';
import { ACCEPTED_FILES, useDragOver } from '../../../../headless/index.js';
import { useClassName } from '../../../hooks/look.js';
import { download } from '../../../parts/download.js';
import type { ScreenProps } from '../../screen.js';

const NAMES = { xlsx: 'upload.templateXlsx', csv: 'upload.templateCsv' } as const;
/** Marks of text direction, which belong on screens but not in files. */
const ISOLATES = /[\u2066-\u2069]/g;

type Kind = keyof typeof NAMES;

interface LeftOutDownloads {
  /** The first is the best for spreadsheets. */
  readonly kinds: readonly [Kind, ...Kind[]];
  /** While a file is written. */
  readonly percent: number | null;
  readonly failure: string;
  save(kind: Kind): Promise<void>;
}

/** Writes the rows with errors to a file that the browser downloads. */
export function useLeftOutDownload({ state, actions, words }: ScreenProps): LeftOutDownloads {
  const { t, issueText } = words;
  const [percent, setPercent] = useState<number | null>(null);
  const [failure, setFailure] = useState('');
  return {
    // A sheet has room for the headings and one row less.
    kinds: state.progress.left.invalid < MAX_SHEET_ROWS ? ['xlsx', 'csv'] : ['csv'],
    percent,
    failure,
    async save(kind) {
      setFailure('');
      setPercent(0);
      const texts = { sheet: t('leftOut.errors'), row: t('review.rowNumber'), errors: t('leftOut.errors') };
      const name = (state.source?.fileName ?? '').replace(/\.[^.]*$/, '') || 'rows';
      try {
        const blob = await actions.downloadLeftOut(
          kind,
          { ...texts, issueText: (issue) => issueText(issue).replace(ISOLATES, '') },
          { onProgress: setPercent },
        );
        download(blob, `${name}-errors.${kind}`);
      } catch (error) {
        setFailure(t('errors.unexpected', { reason: error instanceof Error ? error.message : String(error) }));
      }
      setPercent(null);
    },
  };
}

/** Downloads the rows with errors as a workbook or as CSV. */
export function LeftOutDownload(screen: ScreenProps): ReactNode {
  const { t } = screen.words;
  const label = useId();
  const button = useClassName('button', 'rg-button');
  const { kinds, percent, failure, save } = useLeftOutDownload(screen);
  return (
    <div>
      <div className="rg-left-out-files" role="group" aria-labelledby={label}>
        <span id={label}>{t('leftOut.download')}</span>
        {kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            className={button}
            data-action={`download-${kind}`}
            disabled={percent !== null}
            onClick={() => void save(kind)}
          >
            {t(NAMES[kind])}
          </button>
        ))}
      </div>
      <output className="rg-hint">{percent === null ? '' : t('leftOut.writing', { percent })}</output>
      {failure ? <p role="alert">{failure}</p> : null}
    </div>
  );
}

interface LeftOutDropProps extends Pick<ScreenProps, 'words'> {
  /** Resolves when the file has been merged, or has failed. */
  onFile(file: File): Promise<void>;
}

/** Takes the corrected file: by drop or with the file dialog. */
export function LeftOutDrop({ words: { t }, onFile }: LeftOutDropProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const [reading, setReading] = useState<string | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const button = useClassName('button', 'rg-button');
  const take = async (files: FileList | null): Promise<void> => {
    const [file, ...others] = files ?? [];
    if (!file || reading !== null) return;
    setIsRefused(others.length > 0);
    if (others.length > 0) return;
    setReading(file.name);
    await onFile(file);
    setReading(null);
  };
  const { isOver, dragProps } = useDragOver((files) => void take(files));
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- A place to drop a file; keyboards use the button in it.
    <div className="rg-left-out-drop" data-over={isOver ? true : undefined} {...dragProps}>
      <span>{t('leftOut.drop')}</span>
      <button
        type="button"
        className={button}
        data-action="choose-corrected"
        disabled={reading !== null}
        onClick={() => input.current?.click()}
      >
        {t('leftOut.choose')}
      </button>
      <input
        ref={input}
        type="file"
        className="rg-hidden"
        data-corrected
        accept={ACCEPTED_FILES}
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ currentTarget }) => {
          const { files } = currentTarget;
          void take(files).finally(() => (currentTarget.value = ''));
        }}
      />
      <output className="rg-hint">{reading === null ? '' : t('upload.reading', { name: reading })}</output>
      {isRefused ? <p role="alert">{t('upload.several')}</p> : null}
    </div>
  );
}
