import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { needsSource, unmatchedSources } from '../../engine/index.js';
import type { SourceFinding } from '../../engine/index.js';
import type { MapState } from '../../session/index.js';
import { isolated } from '../../i18n/index.js';
import { useClassName } from '../hooks/look.js';
import { DeriveColumns } from './mapping/DeriveColumns.js';
import { DerivedOffers } from './mapping/DerivedOffers.js';
import { MapList } from './mapping/MapList.js';
import { ReadingOffers } from './mapping/ReadingOffers.js';
import { useAddedFocus } from './mapping/use-added-focus.js';
import { delimiterText } from './LayoutChoices.js';
import type { ScreenProps } from './screen.js';
import { StepScreen } from './StepScreen.js';

/** Matches the columns of the file, and shows which required columns are still missing. */
export function MapStep(props: ScreenProps<MapState>): ReactNode {
  const { state, actions, words } = props;
  const { t } = words;
  const { matches, table } = state;
  const button = useClassName('button', 'rg-button');
  const { rows: list, expect } = useAddedFocus(table);
  const [blocker] = state.blockers;
  const unmatched = useMemo(
    () =>
      unmatchedSources(
        matches.map(({ column }) => column),
        table.columns,
      ),
    [matches, table.columns],
  );
  const count = table.columns.length - (table.layout.derived?.length ?? 0);
  const summary = t('map.summary', { matched: count - unmatched.length, count });
  const rows = typeof table.rowCount === 'number' ? ` · ${t('map.rows', { count: table.rowCount })}` : '';
  return (
    <StepScreen
      {...props}
      title={t('map.title')}
      hint={`${summary}${rows}`}
      detail={
        <>
          <ReadingLine {...props} />
          <MissingColumns {...props} />
        </>
      }
      tools={
        <>
          <DeriveColumns {...props} onAdd={expect} />
          <button type="button" className={button} data-kind="plain" onClick={actions.clearMapping}>
            {t('map.clear')}
          </button>
          <button type="button" className={button} data-kind="plain" onClick={actions.applySuggestions}>
            {t('map.suggest')}
          </button>
        </>
      }
      isBlocked={blocker !== undefined}
      note={blocker ? words.blockerText(blocker) : null}
      onNext={() => void actions.proceed()}
    >
      <div ref={list} className="rg-map">
        {/* Beside the columns, because a long file is still being read: what is found must not move them. */}
        <div className="rg-map-notes">
          <Findings findings={table.findings} sheet={state} words={words} />
          <ReadingOffers {...props} />
          <DerivedOffers {...props} onAdd={expect} />
        </div>
        <MapList {...props} unmatched={unmatched} />
        <Checklist {...props} />
      </div>
    </StepScreen>
  );
}

/** How the file was read, in one line, and the way to change it. */
function ReadingLine({ state, actions, words: { t } }: ScreenProps<MapState>): ReactNode {
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

const MAX_NAMED = 5;
/** The required columns without a match, and what to do. Stays when all are matched, so that nothing moves. */
function MissingColumns({ state: { missing }, words: { t, language } }: ScreenProps<MapState>): ReactNode {
  const [wasMissing, setWasMissing] = useState(false);
  if (missing.length > 0 && !wasMissing) setWasMissing(true);
  if (!wasMissing) return null;
  const names = missing.slice(0, MAX_NAMED).map(({ label }) => isolated(label));
  if (missing.length > MAX_NAMED) names.push('…');
  const columns = new Intl.ListFormat(language, { type: 'unit' }).format(names);
  return (
    <p className="rg-hint rg-map-missing" role="status" data-missing={missing.length}>
      {missing.length > 0 ? t('map.stillRequired', { columns }) : t('map.allRequired')}
    </p>
  );
}

/** Checklist of the required columns: mapped or not. */
function Checklist({ state, words: { t } }: ScreenProps<MapState>): ReactNode {
  const { columns, dynamicColumns, missing } = state;
  const required = useMemo(() => [...columns, ...dynamicColumns].filter(needsSource), [columns, dynamicColumns]);
  if (required.length === 0) return null;
  const open = new Set(missing.map(({ id }) => id));
  return (
    <aside className="rg-checklist">
      <h4 className="rg-title">{t('map.required')}</h4>
      <ul>
        {required.map((column) => {
          const isDone = !open.has(column.id);
          return (
            <li key={column.id} data-done={isDone || undefined}>
              <span aria-hidden="true">{isDone ? '✓' : '○'}</span>
              <span>
                <bdi>{column.label}</bdi>
                <span className="rg-hidden"> {t(isDone ? 'map.done' : 'map.missing')}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </aside>
  );
}

const FINDING_KEYS: Partial<Record<SourceFinding['code'], string>> = {
  'unclosed-quote': 'map.unclosed',
  'ragged-header': 'map.raggedHeader',
  'ragged-rows': 'map.ragged',
  'repeated-header': 'map.repeatedHeader',
  'invalid-bytes': 'map.invalidBytes',
  'nul-bytes': 'map.nul',
};

interface FindingsProps extends Pick<ScreenProps, 'words'> {
  readonly findings: readonly SourceFinding[];
  readonly sheet: Pick<MapState, 'blankFormulas' | 'errorCells'>;
}

function Findings({ findings, sheet: { blankFormulas, errorCells }, words: { t } }: FindingsProps): ReactNode {
  // If the header is the row that differs, all others differ from it.
  const isHeaderRagged = findings.some(({ code }) => code === 'ragged-header');
  const notices = findings.flatMap(({ code, line, count }): { readonly code: string; readonly text: string }[] => {
    const key = FINDING_KEYS[code];
    if (key === undefined || (code === 'ragged-rows' && isHeaderRagged)) return [];
    return [{ code, text: t(key, { line, count }) }];
  });
  if (blankFormulas > 0) notices.push({ code: 'blank-formulas', text: t('map.blankFormulas', { n: blankFormulas }) });
  if (errorCells > 0) notices.push({ code: 'error-cells', text: t('map.errorCells', { n: errorCells }) });
  return notices.map(({ code, text }) => (
    <div key={code} className="rg-notice" data-tone="check" role="status">
      {text}
    </div>
  ));
}
