import { useState } from 'react';
import type { ReactNode } from 'react';
import type { LayoutOverrides, OfferCode } from '../../../engine/index.js';
import type { MapState } from '../../../session/index.js';
import type { ScreenProps } from '../screen.js';

const RANGES = [
  { part: 'rows', codes: ['footer', 'table-below'], text: 'map.leaveOutFooter' },
  { part: 'columns', codes: ['side-by-side'], text: 'map.leaveOutAside' },
] as const;
const TWICE = 'utf-8-twice';

interface Offer {
  readonly code: OfferCode | 'hidden-rows';
  readonly label: string;
  readonly isOn: boolean;
  readonly on: LayoutOverrides;
  readonly off: LayoutOverrides;
}

/** Offers to leave out hidden rows, what is below the table and tables beside it, and to repair garbled text. */
export function ReadingOffers({ state, actions, words: { t } }: ScreenProps<MapState>): ReactNode {
  const { layout, findings } = state.table;
  const { hiddenRows } = state;
  // The choice shows at once, although a long file takes time to be read again.
  const [chosen, setChosen] = useState<Pick<Offer, 'code' | 'isOn'> | null>(null);
  const { range = {}, encoding } = layout;
  const offers = RANGES.flatMap(({ part, codes, text }): Offer[] => {
    const offered = findings.find(({ code }) => codes.some((each) => each === code))?.range;
    const n = range[part] ?? offered?.[part];
    if (n === undefined) return [];
    const on = { range: { ...range, ...offered } };
    const off = { range: { ...range, [part]: undefined } };
    return [{ code: codes[0], label: t(text, { n }), isOn: range[part] !== undefined, on, off }];
  });
  if (hiddenRows > 0) {
    const { columns } = range;
    offers.push({
      code: 'hidden-rows',
      label: t('map.leaveOutHidden', { n: hiddenRows }),
      isOn: range.visible === true,
      // Other rows follow each other then.
      on: { range: { columns, visible: true } },
      off: { range: { columns } },
    });
  }
  const isRepaired = encoding === TWICE;
  if (isRepaired || findings.some(({ code }) => code === 'encoded-twice')) {
    const label = t('map.repairText');
    offers.push({
      code: 'encoded-twice',
      label,
      isOn: isRepaired,
      on: { encoding: TWICE },
      off: { encoding: 'utf-8' },
    });
  }
  const choose = ({ code, on, off }: Offer, isOn: boolean): void => {
    const choice = { code, isOn };
    setChosen(choice);
    void actions.overrideLayout(isOn ? on : off).finally(() => setChosen((now) => (now === choice ? null : now)));
  };
  return offers.map((offer) => (
    <label key={offer.code} className="rg-offer rg-hint" data-offer={offer.code}>
      <input
        type="checkbox"
        checked={chosen?.code === offer.code ? chosen.isOn : offer.isOn}
        onChange={(event) => choose(offer, event.currentTarget.checked)}
      />
      {offer.label}
    </label>
  ));
}
