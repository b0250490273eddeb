import type { LogFields } from '@greenroom/core/kernel/log.port';
import { noErrorReporting, type ErrorReporting } from './error-reporting.ts';

export interface ReportingOptions {
  readonly sentryDsn: string;
  readonly version: string;
}

/** Part of the window that reports unhandled errors. */
export type ErrorEvents = Pick<Window, 'addEventListener'>;

/** Reports made before the library has arrived wait for it; more than this many is a storm, not news. */
const MAX_WAITING = 20;

type Line = (to: ErrorReporting) => void;

const fetchLater = (options: ReportingOptions): ErrorReporting => {
  let waiting: Line[] = [];
  let ready: ErrorReporting | undefined;
  const arrive = (arrived: ErrorReporting): void => {
    ready = arrived;
    for (const line of waiting) line(arrived);
    waiting = [];
  };
  const say = (line: Line): void => {
    if (ready !== undefined) line(ready);
    else if (waiting.length < MAX_WAITING) waiting.push(line);
  };
  import('./sentry-reporting.ts').then(
    ({ createSentryReporting }) => arrive(createSentryReporting(options)),
    // Without the library nothing is reported; the console has the error.
    () => arrive(noErrorReporting),
  );
  return {
    report: (error) => say((to) => to.report(error)),
    note: (message: string, fields: LogFields) => say((to) => to.note(message, fields)),
  };
};

/** Reports unhandled errors. Where no address is configured, nothing is fetched and nothing leaves the browser. */
export const startErrorReporting = (options: ReportingOptions, page: ErrorEvents): ErrorReporting => {
  const reporting = options.sentryDsn === '' ? noErrorReporting : fetchLater(options);
  page.addEventListener('error', (event) => reporting.report(event.error ?? event.message));
  page.addEventListener('unhandledrejection', (event) => reporting.report(event.reason));
  return reporting;
};
