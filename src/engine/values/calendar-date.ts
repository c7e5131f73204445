/** A calendar day without a time, so no time zone can shift it. */
export interface CalendarDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

/** The pattern of dates that are delivered. */
export const ISO_DATE = 'YYYY-MM-DD';
