import type { LogFields } from '@greenroom/core/kernel/log.port';

/** Reports what went wrong in a browser: never who the user is, never what was typed. */
export interface ErrorReporting {
  /** Reports a bug: an unexpected exception. */
  readonly report: (error: unknown) => void;
  /** A line that helps to understand the next report. */
  readonly note: (message: string, fields: LogFields) => void;
}

/** Without an address to report to. */
export const noErrorReporting: ErrorReporting = { report: () => undefined, note: () => undefined };
