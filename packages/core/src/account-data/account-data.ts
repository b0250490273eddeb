import type { Seconds } from '../kernel/units.ts';
import type { ExportState } from './data-export.ts';

export const DOCUMENTS = ['idFront', 'idBack', 'cardFront', 'cardBack'] as const;
/** A document of the registration. */
export type AccountDocument = (typeof DOCUMENTS)[number];

/** One view of a document by a member of the platform's staff. */
export interface DocumentView {
  readonly id: string;
  readonly at: Seconds;
  /** Name of the role, such as `Support 12`. */
  readonly viewer: string;
  readonly document: AccountDocument;
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
