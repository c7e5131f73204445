import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { needsSource } from '../../engine/index.js';
import type { Column, SourceFinding } from '../../engine/index.js';
import { useClassName } from '../hooks/class-names.js';
import { useBlockers, useSession, useSessionActions } from '../hooks/session-context.js';
import { useTranslate } from '../hooks/use-translate.js';
import { Footer } from '../parts/Footer.js';
import { Notice } from '../parts/Notice.js';
import { StepHead } from '../parts/StepHead.js';
import { MapList } from './MapList.js';

/** Every column of the file with where it goes, why, and what is still missing. */
export function MapStep(): ReactNode {
  const t = useTranslate();
  const button = useClassName('button', 'rg-button');
  const table = useSession((state) => state.table);
  const mapping = useSession((state) => state.mapping);
  const busy = useSession((state) => state.busy);
  const [blocker] = useBlockers();
  const { proceed, clearMapping, applySuggestions } = useSessionActions();
  const content = useClassName('content', 'rg-content');
  const sources = table?.columns ?? [];
  const matched = mapping.filter((column) => column !== null).length;
  return (
    <>
      <div className={content}>
        <StepHead
          title={t('map.title')}
          hint={`${t('map.summary', { matched, count: sources.length })}${
            typeof table?.rowCount === 'number' ? ` · ${t('map.rows', { count: table.rowCount })}` : ''
          }`}
        >
          <button type="button" className={button} data-kind="plain" onClick={clearMapping}>
            {t('map.clear')}
          </button>
          <button type="button" className={button} data-kind="plain" onClick={applySuggestions}>
            {t('map.suggest')}
          </button>
        </StepHead>
        <Notice />
        <Findings findings={table?.findings ?? []} />
        <div className="rg-map">
          <MapList sources={sources} />
          <Checklist />
        </div>
      </div>
      <Footer
        label={t('next')}
        action="continue"
        disabled={blocker !== undefined || busy !== null}
        note={blocker ? t(`blockers.${blocker.code}`, blocker.params) : null}
        onClick={() => void proceed()}
      />
    </>
  );
}

/** Required columns first in the mind of whoever maps: done or not, and from where. */
function Checklist(): ReactNode {
  const t = useTranslate();
  const columns = useSession((state) => state.columns);
  const dynamicColumns = useSession((state) => state.dynamicColumns);
  const mapping = useSession((state) => state.mapping);
  const table = useSession((state) => state.table);
  const required = useMemo(() => [...columns, ...dynamicColumns].filter(needsSource), [columns, dynamicColumns]);
  if (required.length === 0) return <div />;
  const sourceOf = ({ id }: Column): string | null => {
    const index = mapping.indexOf(id);
    return index < 0 ? null : (table?.columns[index]?.name ?? '');
  };
  return (
    <aside className="rg-checklist">
      <h4 className="rg-title">{t('map.required')}</h4>
      <ul>
        {required.map((column) => {
          const source = sourceOf(column);
          return (
            <li key={column.id} data-done={source !== null || undefined}>
              <span aria-hidden="true">{source === null ? '○' : '✓'}</span>
              <span>
                {column.label}
                <span className="rg-hidden"> {source === null ? t('map.missing') : t('map.done')}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </aside>
  );
}

const FINDING_KEYS: Record<SourceFinding['code'], string> = {
  'unclosed-quote': 'map.unclosed',
  'ragged-rows': 'map.ragged',
  'invalid-bytes': 'map.invalidBytes',
  'nul-bytes': 'map.nul',
};

function Findings({ findings }: { readonly findings: readonly SourceFinding[] }): ReactNode {
  const t = useTranslate();
  return findings.map(({ code, line, count }) => (
    <div key={code} className="rg-notice" data-tone="check" role="status">
      {t(FINDING_KEYS[code], { line, count })}
    </div>
  ));
}
