import { Fragment, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { ErrorGroup } from '../../../../engine/index.js';
import type { ImporterWords } from '../../../../headless/index.js';
import type { ReviewState } from '../../../../session/index.js';
import { useClassName } from '../../../hooks/look.js';
import { Digits } from '../../../parts/Digits.js';
import type { ScreenProps } from '../../screen.js';
import { GroupActions } from './GroupActions.js';
import { allowedText, groupText } from './group-text.js';
import { useHeldPlaces } from './use-held-places.js';
import type { HeldPlace } from './use-held-places.js';

/** Groups listed at first, and added at a time. */
const LISTED = 100;

const NO_GROUPS: readonly ErrorGroup[] = [];

interface ErrorRailProps extends ScreenProps<ReviewState> {
  onShow(group: ErrorGroup | null): void;
  announce(text: string): void;
}

/** Lists the groups of errors, largest first. Each can be shown in the grid and fixed in one step. */
export function ErrorRail({ state, actions, words, onShow, announce }: ErrorRailProps): ReactNode {
  const { groups, group: shown, reviewed } = state;
  const { t } = words;
  const title = useId();
  const columns = new Map(reviewed.map(({ column }) => [column.id, column]));
  const labelOf = (id: string): string => columns.get(id)?.label ?? id;
  const [limit, setLimit] = useState(LISTED);
  const list = useRef<HTMLUListElement>(null);
  const { held, press } = useHeldPlaces(list, groups ?? NO_GROUPS);
  const placesBefore = (key?: string): ReactNode => (
    <EmptyPlaces places={held.filter(({ before }) => before === key)} />
  );
  const listed = groups?.slice(0, limit) ?? [];
  const others = (groups?.length ?? 0) - listed.length;
  const button = useClassName('button', 'rg-button');
  return (
    <section
      className="rg-rail"
      aria-labelledby={title}
      onClickCapture={(event) => {
        // The second press of a double click was not meant for the group that has taken the place of the first.
        if (event.detail > 1) event.stopPropagation();
        else press();
      }}
    >
      <h4 id={title}>{t('groups.title')}</h4>
      {groups === null ? <p className="rg-hint">{waitingText(state, t)}</p> : null}
      {groups?.length === 0 ? <p className="rg-hint">{t('groups.none')}</p> : null}
      <ul ref={list}>
        {listed.map((group) => {
          const { key, code, column, count, alike } = group;
          const target = column === null ? undefined : columns.get(column);
          const isShown = key === shown;
          const allowed = allowedText(group, target, words);
          return (
            <Fragment key={key}>
              {placesBefore(key)}
              <li
                data-key={key}
                data-error-group={alike.by === 'shift' ? `shift:${alike.column}` : `${code}:${column ?? ''}`}
                data-shown={isShown ? true : undefined}
              >
                <button
                  type="button"
                  className="rg-group-head"
                  data-action="show-group"
                  aria-pressed={isShown}
                  onClick={() => onShow(isShown ? null : group)}
                >
                  <span className="rg-group-column" dir="auto">
                    {target?.label ?? t('groups.row')}
                  </span>
                  <Digits value={count} name="group" />
                  <span className="rg-group-text">{groupText(group, words, labelOf)}</span>
                </button>
                {allowed === '' ? null : <p className="rg-group-allowed">{allowed}</p>}
                <Samples group={group} limit={isShown ? group.samples.length : 1} words={words} />
                <GroupActions
                  {...{ group, target, columns, actions, words, announce }}
                  isBusy={state.busy !== null}
                  onPreview={() => onShow(group)}
                />
              </li>
            </Fragment>
          );
        })}
        {placesBefore()}
      </ul>
      {others > 0 ? (
        <button type="button" className={button} data-action="more-groups" onClick={() => setLimit(limit + LISTED)}>
          {t('groups.more', { n: others })}
        </button>
      ) : null}
    </section>
  );
}

/** The groups are read once all rows are checked. */
function waitingText({ checks, busy }: ReviewState, t: ImporterWords['t']): string {
  return checks === 'checking' && busy?.what === 'validating'
    ? t('review.checking', { percent: busy.percent })
    : t('review.loading');
}

function EmptyPlaces({ places }: { readonly places: readonly HeldPlace[] }): ReactNode {
  return places.map(({ key, height }) => <li key={key} aria-hidden="true" style={{ blockSize: height }} />);
}

/** The first values of a group before and after its fix. */
function Samples({
  group,
  limit,
  words: { t },
}: Pick<ErrorRailProps, 'words'> & { readonly group: ErrorGroup; readonly limit: number }): ReactNode {
  const samples = group.samples.filter(({ to }) => to !== null).slice(0, limit);
  if (samples.length === 0) return null;
  return (
    <ul className="rg-group-samples">
      {samples.map(({ row, from, to }) => (
        <li key={row}>
          <del dir="auto">{from.trim() === '' ? t('groups.empty') : from}</del>
          <span aria-hidden="true">→</span>
          <ins dir="auto">{to || t('groups.empty')}</ins>
        </li>
      ))}
    </ul>
  );
}
