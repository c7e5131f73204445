import type { ReactNode } from 'react';
import type { MapState } from '../../session/index.js';
import { delimiterText } from './LayoutChoices.js';
import type { ScreenProps } from './screen.js';

/** How the file was read, in one line, and the way to change it. */
export function ReadingLine({ state, actions, words: { t } }: ScreenProps<MapState>): ReactNode {
  const { sheet, encoding, dialect, header } = state.table.layout;
  if (!state.steps.includes('header')) return null;
  const isOneColumn = state.table.columns.filter(({ derived }) => !derived).length < 2;
  const delimiter = isOneColumn ? [] : [delimiterText(dialect.delimiter, t)];
  const file = sheet === null ? [encoding.replace(/^utf/, 'UTF'), ...delimiter] : [sheet];
  const names = header.rows === 0 ? t('header.none') : t('map.headerRow', { number: header.start + header.rows });
  return (
    <p className="rg-hint" data-file-reading>
      {[...file, names].map((part) => (
        <span key={part}>
          <bdi>{part}</bdi>
          {' · '}
        </span>
      ))}
      <button type="button" className="rg-link" data-action="change-reading" onClick={() => actions.goTo('header')}>
        {t('map.reread')}
      </button>
    </p>
  );
}
