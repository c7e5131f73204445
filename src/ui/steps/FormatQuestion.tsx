import type { ReactNode } from 'react';
import type { DateOrder } from '../../engine/index.js';
import { useSession, useSessionActions } from '../hooks/session-context.js';
import { useTranslate } from '../hooks/use-translate.js';

/** Asked only where the values can be read in two ways. */
export function FormatQuestion({
  column,
  samples,
}: {
  readonly column: string;
  readonly samples: readonly string[];
}): ReactNode {
  const t = useTranslate();
  const inferred = useSession((state) => state.inferredFormats.find((format) => format.column === column));
  const chosen = useSession((state) => state.formats.find((format) => format.column === column));
  const { chooseFormat } = useSessionActions();
  if (!inferred?.ambiguous) return null;
  const sample = samples[0] ?? '';
  if (inferred.dateOrder) {
    return (
      <label>
        {t('map.dates', { sample })}{' '}
        <select
          value={chosen?.dateOrder ?? inferred.dateOrder}
          onChange={(event) => chooseFormat({ column, dateOrder: event.currentTarget.value as DateOrder })}
        >
          <option value="dmy">{t('map.dmy')}</option>
          <option value="mdy">{t('map.mdy')}</option>
        </select>
      </label>
    );
  }
  if (!inferred.number) return null;
  const { exponent } = inferred.number;
  return (
    <label>
      {t('map.numbers', { sample })}{' '}
      <select
        value={chosen?.number?.decimal ?? inferred.number.decimal}
        onChange={(event) =>
          chooseFormat({ column, number: { decimal: event.currentTarget.value === ',' ? ',' : '.', exponent } })
        }
      >
        <option value=".">{t('map.point')}</option>
        <option value=",">{t('map.comma')}</option>
      </select>
    </label>
  );
}
