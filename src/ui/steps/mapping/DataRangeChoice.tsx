import type { ReactNode } from 'react';
import type { DataRange } from '../../../engine/index.js';
import type { MapState } from '../../../session/index.js';
import type { ScreenProps } from '../screen.js';

const CHOICES = [
  { part: 'rows', code: 'footer', text: 'map.leaveOutFooter' },
  { part: 'columns', code: 'side-by-side', text: 'map.leaveOutAside' },
] as const;

/** Totals below the table and tables beside it, which can be left out. */
export function DataRangeChoice({ state, actions, words: { t } }: ScreenProps<MapState>): ReactNode {
  const { layout, findings } = state.table;
  const { range = {} } = layout;
  return CHOICES.map(({ part, code, text }) => {
    const offered: DataRange | undefined = findings.find((finding) => finding.code === code)?.range;
    const n = range[part] ?? offered?.[part];
    if (n === undefined) return null;
    const change = (isOn: boolean): void =>
      void actions.overrideLayout({ range: isOn ? { ...range, ...offered } : { ...range, [part]: undefined } });
    return (
      <label key={part} className="rg-range rg-hint" data-range={part}>
        <input
          type="checkbox"
          checked={range[part] !== undefined}
          onChange={(event) => change(event.currentTarget.checked)}
        />
        {t(text, { n })}
      </label>
    );
  });
}
