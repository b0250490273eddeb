import { unchanged, type Step } from '../kernel/machine.ts';

/** Number of unread messages. */
export interface Unread {
  readonly count: number;
  /** True after events may have been missed: the next session check has the number. */
  readonly isRecountDue: boolean;
}

export type UnreadEvent =
  | { readonly type: 'counted'; readonly count: number } // from the platform, and at the log-in
  | { readonly type: 'eventsMissed' } // from the connection, when it is there again
  | { readonly type: 'accountChecked'; readonly count: number } // from a session check
  | { readonly type: 'reset' }; // at log-out

export const NOTHING_UNREAD: Unread = { count: 0, isRecountDue: false };

/** State of the number of unread messages; after missed events it is taken from the next session check. @spec §3 totalNotifications */
export const unread = (state: Unread, event: UnreadEvent): Step<Unread, never> => {
  switch (event.type) {
    case 'counted':
      return unchanged({ ...state, count: event.count });
    case 'eventsMissed':
      return unchanged({ ...state, isRecountDue: true });
    case 'accountChecked':
      return unchanged(state.isRecountDue ? { count: event.count, isRecountDue: false } : state);
    case 'reset':
      return unchanged(NOTHING_UNREAD);
  }
};
