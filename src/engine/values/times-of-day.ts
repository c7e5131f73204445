/** Patterns of a time of day after a date. It is not used, but it must be one. */

const COLONS = String.raw`:[0-5]?\d(?::[0-6]?\d(?:[.,:]\d+)?)?`;
const POINTS = String.raw`\.[0-5]\d(?:\.[0-5]\d(?:[.,]\d+)?)?`;
/** Of the halves of the day, before the hour and after it. */
const MARK = String.raw`(?:午前|午後|上午|下午|오전|오후|[ap]m(?=\s))`;
const HALF_DAY = String.raw`\s*(?:(?:[apπμ]\.?\s?[mμ]\.?|[صم]|ptg|pg|ch|sa)(?!\p{L})|${MARK})`;
const HOUR = String.raw`(?:[01]?\d|2[0-4])`;
/** `10h`, `10 h 30`, `10 h 30 min 15 s`. */
const HOURS = String.raw`\s?h(?:\s?[0-5]\d(?:\s?min(?:\s?[0-5]\d\s?s)?)?)?(?!\p{L})`;
const UNIT = String.raw`(?:\s*(?:uhr|uur|hrs?|h|ч)\.?(?!\p{L}))`;

/** Abbreviations of time zones; of some there are several, but they do not change the day as written. */
const ZONE_NAMES =
  'z|utc|gmt|ut|est|edt|cst|cdt|mst|mdt|pst|pdt|akst|akdt|hst|bst|ist|cet|cest|mez|mesz|eet|eest|wet|west|msk|jst|kst|sgt|hkt|aest|aedt|acst|acdt|awst|nzst|nzdt|sast|wat|cat|eat|brt|art|clt|clst|pkt|npt|ict|wib|wita|wit|pht|myt|gst|ast|adt|nst|ndt|trt|irst|uzt|cot|pet|vet';
const OFFSET = String.raw`\s*[+-]\d{1,2}(?::?\d{2})?(?!\d)`;
/** `America/New_York`, `[Europe/Paris]`, `(Central European Time)`. */
const PLACE = String.raw`\s*(?:\([^)]*\)|\[[^\]]*\]|(?<=\s)[a-z]+(?:_[a-z]+)*/[a-z_]+(?:/[a-z_]+)?)`;
const ZONE_NAME = String.raw`(?:\s*(?:${ZONE_NAMES})(?!\p{L}))?`;
const ZONE = String.raw`${ZONE_NAME}(?:${OFFSET}${ZONE_NAME})?(?:${PLACE})?`;

/** Words between a date and its time. */
export const JOINTS = String.raw`at|um|à|a\slas|às|alle|ore|kl\.?|klo|om|u|kell|в|во|о|في`;

/**
 * `T10`, ` 10:49`, `, 10:49:41.5 -08:00`, ` 10 pm`, ` um 10.00 Uhr`, `-10.00.00`, or nothing: an hour alone must be marked
 * as one.
 */
export const TIME = String.raw`(?:(?:t${HOUR}(?:${COLONS}|[0-5]\d(?:[0-5]\d(?:[.,]\d+)?)?)?|(?:-(?=\d\d\.)|[,،]?\s+(?:(?:-|${JOINTS})\s|${MARK}\s?)?)${HOUR}(?:(?:${COLONS}|${POINTS})(?:${HALF_DAY}|${UNIT})?|${HALF_DAY}|${HOURS}|${UNIT}))${ZONE})?`;

/** `10:00`, `10:00:41.5 PM`, `9 am`, `10h30`, and after the `T` of ISO. */
export const CLOCK_ANYWHERE = new RegExp(
  String.raw`(?:(?<=\d):|\b|(?<=\d)t)${HOUR}(?:${COLONS}(?:${HALF_DAY}|${UNIT})?|${HALF_DAY}|${HOURS})${ZONE}`,
  'iu',
);

/** The time that databases print after a date with a month name: `09.00.00.000000000 AM +01:00`; `10.00 Uhr`. */
export const DOTTED_CLOCK = new RegExp(
  String.raw`\s${HOUR}(?:\.[0-5]\d\.[0-5]\d(?:[.,]\d+)?(?:${HALF_DAY})?|\.[0-5]\d)${UNIT}?${ZONE}$`,
  'iu',
);
