/** An ISO 8601 date, or a number. */
export type Reading = { readonly date: string } | { readonly value: number };

export interface ReadingStyle {
  /** Whether the name of the month is abbreviated: `3 Apr 2024`. Default false. */
  readonly isShort?: boolean;
}

const SHORT_DATE = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/**
 * A date with the month's name, or a number without grouping: unambiguous texts. English puts the day
 * first, since `April 3` next to `March 4` would show the order of the language and not that of the file.
 */
export function readingText(reading: Reading, language: string, { isShort = false }: ReadingStyle = {}): string {
  if ('value' in reading) {
    return new Intl.NumberFormat(language, { useGrouping: false, maximumSignificantDigits: 15 }).format(reading.value);
  }
  const { language: spoken, region } = new Intl.Locale(language);
  const tag = spoken === 'en' && region === undefined ? 'en-GB' : language;
  const style: Intl.DateTimeFormatOptions = isShort ? SHORT_DATE : { dateStyle: 'long' };
  const format = { ...style, timeZone: 'UTC', calendar: 'gregory' };
  return new Intl.DateTimeFormat(tag, format).format(new Date(`${reading.date}T00:00:00Z`));
}
