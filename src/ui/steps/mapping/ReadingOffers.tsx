import type { ReactNode } from 'react';
import type { LayoutOverrides, OfferCode } from '../../../engine/index.js';
import type { MapState } from '../../../session/index.js';
import type { ScreenProps } from '../screen.js';

const RANGES = [
  { part: 'rows', code: 'footer', text: 'map.leaveOutFooter' },
  { part: 'columns', code: 'side-by-side', text: 'map.leaveOutAside' },
] as const;
const TWICE = 'utf-8-twice';

interface Offer {
  readonly code: OfferCode;
  readonly label: string;
  readonly isOn: boolean;
  readonly on: LayoutOverrides;
  readonly off: LayoutOverrides;
}

/** Offers to leave out totals below the table and tables beside it, and to repair garbled text. */
export function ReadingOffers({ state, actions, words: { t } }: ScreenProps<MapState>): ReactNode {
  const { layout, findings } = state.table;
  const { range = {}, encoding } = layout;
  const offers = RANGES.flatMap(({ part, code, text }): Offer[] => {
    const offered = findings.find((finding) => finding.code === code)?.range;
    const n = range[part] ?? offered?.[part];
    if (n === undefined) return [];
    const on = { range: { ...range, ...offered } };
    const off = { range: { ...range, [part]: undefined } };
    return [{ code, label: t(text, { n }), isOn: range[part] !== undefined, on, off }];
  });
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
  return offers.map(({ code, label, isOn, on, off }) => (
    <label key={code} className="rg-offer rg-hint" data-offer={code}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => void actions.overrideLayout(event.currentTarget.checked ? on : off)}
      />
      {label}
    </label>
  ));
}
