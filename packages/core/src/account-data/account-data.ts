import { type Seconds, seconds } from '../kernel/units.ts';

/** Time that the platform takes to collect the data. */
const EXPORT_TAKES = seconds(60);
/** Time for which a download stays ready; later it is requested again. */
const EXPORT_LASTS = seconds(7 * 24 * 3_600);
/** Time in which a link to the download must be opened. */
export const EXPORT_LINK_LASTS = seconds(10 * 60);

export type ExportState = 'preparing' | 'ready' | 'expired';

/** State of a download that was requested. @param requestedAt epoch seconds, as now */
export const exportStateAt = (requestedAt: Seconds, now: Seconds): ExportState => {
  const age = now - requestedAt;
  if (age < EXPORT_TAKES) return 'preparing';
  return age < EXPORT_TAKES + EXPORT_LASTS ? 'ready' : 'expired';
};

/** End of the time for which a download stays ready. */
export const exportExpiresAt = (requestedAt: Seconds): Seconds => seconds(requestedAt + EXPORT_TAKES + EXPORT_LASTS);

/** Seconds until a download is ready; 0 when it is. */
export const exportReadyIn = (requestedAt: Seconds, now: Seconds): Seconds =>
  seconds(Math.max(0, requestedAt + EXPORT_TAKES - now));

export const DOCUMENTS = ['idFront', 'idBack', 'cardFront', 'cardBack'] as const;
/** A document of the registration. */
export type AccountDocument = (typeof DOCUMENTS)[number];

/** One view of a document by a member of the platform's staff. */
export interface DocumentView {
  readonly id: string;
  readonly at: Seconds;
  /** Name of the role, such as `Support 12`. */
  readonly viewer: string;
  /** Undefined for a kind that this product does not know. */
  readonly document: AccountDocument | undefined;
  readonly reason: string;
}

/** State of the performer's own data on the platform. */
export interface AccountData {
  /** Latest download; undefined where none was requested. */
  readonly download:
    | { readonly state: ExportState; readonly readyIn: Seconds; readonly expiresAt: Seconds }
    | undefined;
  /** Request to delete the account; undefined where there is none. */
  readonly deletion: { readonly dueAt: Seconds; readonly isWithdrawable: boolean } | undefined;
  /** Newest first. */
  readonly views: readonly DocumentView[];
}

/** Time in which a request to delete the account can be withdrawn. */
const COOLING_OFF = seconds(14 * 24 * 3_600);

/** Time at which a request to delete the account is carried out. */
export const deletionDueAt = (requestedAt: Seconds): Seconds => seconds(requestedAt + COOLING_OFF);

export const isWithdrawable = (requestedAt: Seconds, now: Seconds): boolean => now < deletionDueAt(requestedAt);

/** Time of the latest request to delete that is carried out by now. */
export const latestDue = (now: Seconds): Seconds => seconds(now - COOLING_OFF);

/** Data that the law keeps after a deletion, with the years for which it does: taxes, and proof of age and identity. */
export const KEPT_BY_LAW = { payments: 7, sessions: 7, identity: 5 } as const;

/** Every year counts as a leap year, so that nothing is deleted early. */
const LONGEST_YEAR = 366 * 24 * 3_600;

/** Time before which the law no longer keeps data of a kind. */
export const keptSince = (kind: KeptByLaw, now: Seconds): Seconds => seconds(now - KEPT_BY_LAW[kind] * LONGEST_YEAR);

type KeptByLaw = keyof typeof KEPT_BY_LAW;

export const KEPT_KINDS: readonly KeptByLaw[] = ['payments', 'sessions', 'identity'];
