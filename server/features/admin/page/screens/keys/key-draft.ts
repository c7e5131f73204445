import type { Action, Model, NewApiKey } from '../../api/answers.js';

/** A key as entered in the form. */
export interface KeyDraft {
  readonly name: string;
  readonly lifetime: Lifetime;
  /** A calendar date; used only when the lifetime is `date`. */
  readonly lastDay: string;
  readonly rights: Readonly<Record<string, readonly Action[]>>;
  readonly admin: boolean;
  readonly limited: boolean;
  readonly requests: string;
  readonly windowMs: number;
}

export const LIFETIMES = {
  never: { label: 'Never' },
  month: { label: 'In 30 days', days: 30 },
  quarter: { label: 'In 90 days', days: 90 },
  year: { label: 'In a year', days: 365 },
  date: { label: 'Custom date' },
} as const satisfies Record<string, { readonly label: string; readonly days?: number }>;
export type Lifetime = keyof typeof LIFETIMES;

export const WINDOWS: readonly { readonly windowMs: number; readonly label: string }[] = [
  { windowMs: 60_000, label: 'minute' },
  { windowMs: 900_000, label: '15 minutes' },
  { windowMs: 3_600_000, label: 'hour' },
  { windowMs: 86_400_000, label: 'day' },
];

export const EMPTY_DRAFT: KeyDraft = {
  name: '',
  lifetime: 'never',
  lastDay: '',
  rights: {},
  admin: false,
  limited: false,
  requests: '1000',
  windowMs: 900_000,
};

export type DraftProblems = Readonly<Partial<Record<'name' | 'lastDay' | 'rights' | 'requests', string>>>;

const DAY = 86_400_000;

export function problemsOf(draft: KeyDraft, now: Date): DraftProblems {
  const requests = Number(draft.requests);
  return {
    ...(draft.name.trim() === '' ? { name: 'Give the key a name that says what uses it.' } : {}),
    ...(draft.lifetime === 'date' && !(endOfDay(draft.lastDay) > now) ? { lastDay: 'Choose a future date.' } : {}),
    ...(!draft.admin && !grantsAnything(draft)
      ? { rights: 'Tick at least one permission: a key without any can do nothing.' }
      : {}),
    ...(draft.limited && !(Number.isInteger(requests) && requests >= 1)
      ? { requests: 'Enter a whole number of at least 1.' }
      : {}),
  };
}

const grantsAnything = ({ rights }: KeyDraft): boolean => Object.values(rights).some((actions) => actions.length > 0);

/** The end of a calendar date in local time; an invalid Date for anything else. */
function endOfDay(date: string): Date {
  return new Date(`${date}T23:59:59.999`);
}

/**
 * The request for a key. A key with `admin` has full access to models it does not name, so it names every model: what
 * is not ticked is not granted.
 */
export function keyOfDraft(draft: KeyDraft, models: readonly Model[], now: Date): NewApiKey {
  const rights = models.map(({ path }) => [path, draft.rights[path] ?? []] as const);
  return {
    name: draft.name.trim(),
    permissions: {
      models: Object.fromEntries(rights.filter(([, actions]) => draft.admin || actions.length > 0)),
      admin: draft.admin,
      ...(draft.limited ? { rateLimit: { requests: Number(draft.requests), windowMs: draft.windowMs } } : {}),
    },
    expiresAt: expiryOf(draft, now)?.toISOString() ?? null,
  };
}

function expiryOf({ lifetime, lastDay }: KeyDraft, now: Date): Date | undefined {
  if (lifetime === 'date') return endOfDay(lastDay);
  const { days }: { readonly label: string; readonly days?: number } = LIFETIMES[lifetime];
  return days === undefined ? undefined : new Date(now.getTime() + days * DAY);
}
