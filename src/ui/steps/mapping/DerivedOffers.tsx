import { Fragment, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { sourcesOf } from '../../../engine/index.js';
import type { DerivedOffer } from '../../../engine/index.js';
import type { MapState } from '../../../session/index.js';
import type { ScreenProps } from '../screen.js';

interface DerivedOffersProps extends ScreenProps<MapState> {
  /** Called before columns are added. */
  onAdd(): void;
}

/** Offers to join or split columns of the file where that fills columns without a match, with the first result. */
export function DerivedOffers({ state, actions, words: { t }, onAdd }: DerivedOffersProps): ReactNode {
  const { matches, table, columns, dynamicColumns, busy } = state;
  const { readDerivedOffers } = actions;
  const [offers, setOffers] = useState<readonly DerivedOffer[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    readDerivedOffers(signal).then(
      (found) => signal.aborted || setOffers(found),
      // Nothing is offered then.
      () => undefined,
    );
    return () => controller.abort();
  }, [matches, readDerivedOffers]);
  const labelOf = (id: string): string =>
    [...columns, ...dynamicColumns].find((column) => column.id === id)?.label ?? id;
  return offers.map((offer) => {
    const [first] = offer.derived;
    if (!first) return null;
    const sources = sourcesOf(first).map((index) => table.columns[index]?.name ?? '');
    return (
      <div key={offer.columns.join()} className="rg-derived-offer" data-offer={first.type}>
        <p>
          <Joined texts={sources} mark="+" />{' '}
          <span className="rg-arrow" aria-hidden="true">
            →
          </span>{' '}
          <Joined texts={offer.columns.map(labelOf)} mark="+" />
        </p>
        <p className="rg-hint">
          <Joined texts={offer.sample} mark="|" />
        </p>
        <button
          type="button"
          className="rg-button"
          disabled={busy !== null}
          onClick={() => {
            onAdd();
            void actions.takeDerivedOffer(offer);
          }}
        >
          {t(first.type === 'join' ? 'map.derive.join' : 'map.derive.split')}
        </button>
      </div>
    );
  });
}

interface JoinedProps {
  readonly texts: readonly string[];
  readonly mark: string;
}

/** Texts of the user, each in its own direction. */
function Joined({ texts, mark }: JoinedProps): ReactNode {
  return texts.map((text, at) => (
    <Fragment key={at}>
      {at > 0 ? ` ${mark} ` : null}
      <bdi>{text}</bdi>
    </Fragment>
  ));
}
