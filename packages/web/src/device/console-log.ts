import type { Log, LogLevel } from '@greenroom/core/kernel/log.port';
import type { ErrorReporting } from '../reporting/error-reporting.ts';

const RANK = { error: 0, warn: 1, info: 2, debug: 3 } as const satisfies Record<LogLevel, number>;

/** Writes to the browser's console, and passes to error reporting what the user sees go wrong. */
export const createConsoleLog = (options: {
  readonly upTo: LogLevel;
  readonly console: Pick<Console, LogLevel>;
  readonly reporting: ErrorReporting;
}): Log => ({
  write: (level, message, fields = {}) => {
    if (RANK[level] <= RANK[options.upTo]) options.console[level](message, fields);
    if (level === 'error') options.reporting.note(message, fields);
  },
});
