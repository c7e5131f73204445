import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { mergedBelow } from '../../../engine/index.js';
import type { LayoutOverrides, OfferCode, SourceFinding } from '../../../engine/index.js';
import type { MapState } from '../../../session/index.js';
import type { ScreenProps } from '../screen.js';

const BELOW: readonly SourceFinding['code'][] = ['footer', 'table-below'];
const ASIDE: readonly SourceFinding['code'][] = ['side-by-side'];
const RANGES = [
  { part: 'rows', name: 'footer', codes: BELOW, text: 'map.leaveOutBelow' },
  { part: 'columns', name: 'side-by-side', codes: ASIDE, text: 'map.leaveOutAside' },
] as const;
const TWICE = 'utf-8-twice';

interface Offer {
  readonly code: OfferCode | 'hidden-rows' | 'merged-cells';
  readonly label: string;
  readonly isOn: boolean;
  readonly on: LayoutOverrides;
  readonly off: LayoutOverrides;
}

/**
 * Offers to leave out hidden rows, what is below the table and tables beside it, to fill merged cells down, and to repair
 * garbled text.
 */
export function ReadingOffers({ state, actions, words: { t } }: ScreenProps<MapState>): ReactNode {
  const { layout, findings } = state.table;
  const { hiddenRows, merged } = state;
  const mergedCells = useMemo(() => mergedBelow(merged, layout.header), [merged, layout.header]);
  // The choice shows at once, although a long file takes time to be read again.
  const [chosen, setChosen] = useState<Pick<Offer, 'code' | 'isOn'> | null>(null);
  const { range = {}, encoding } = layout;
  const below = findings.find(({ code, range: kept }) => BELOW.includes(code) && kept?.rows !== undefined);
  // Rows that are left out are not read: their number in the file is only known from before.
  const [lastBelow, setLastBelow] = useState(below);
  if (below && below !== lastBelow) setLastBelow(below);
  const offers = RANGES.flatMap(({ part, name, codes, text }): Offer[] => {
    const offered = findings.find(({ code }) => codes.includes(code))?.range;
    const n = range[part] ?? offered?.[part];
    if (n === undefined) return [];
    const on = { range: { ...range, ...offered } };
    const off = { range: { ...range, [part]: undefined } };
    const isKnown = part === 'rows' && lastBelow?.range?.rows === n;
    const label = isKnown ? t('map.leaveOutFooter', { n: lastBelow.line }) : t(text, { n });
    return [{ code: name, label, isOn: range[part] !== undefined, on, off }];
  });
  if (hiddenRows > 0) {
    const { columns, filled } = range;
    offers.push({
      code: 'hidden-rows',
      label: t('map.leaveOutHidden', { n: hiddenRows }),
      isOn: range.visible === true,
      // What is below the rows is found again.
      on: { range: { columns, filled, visible: true } },
      off: { range: { columns, filled } },
    });
  }
  if (mergedCells) {
    offers.push({
      code: 'merged-cells',
      label: t('map.fillMerged', { n: mergedCells.count, cell: mergedCells.first }),
      isOn: range.filled === true,
      on: { range: { ...range, filled: true } },
      off: { range: { ...range, filled: undefined } },
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
  return offers.map((offer) => {
    const isOn = chosen?.code === offer.code ? chosen.isOn : offer.isOn;
    return (
      <label
        key={offer.code}
        className="rg-notice rg-offer"
        data-tone={isOn ? 'good' : 'check'}
        data-offer={offer.code}
      >
        <input type="checkbox" checked={isOn} onChange={(event) => choose(offer, event.currentTarget.checked)} />
        <span>{offer.label}</span>
      </label>
    );
  });
}
