import { addBreadcrumb, browserTracingIntegration, captureException, init } from '@sentry/browser';
import type { ErrorReporting } from './error-reporting.ts';
import { scrubError, scrubTransaction } from './scrub.ts';

/** One page view in ten is measured; all others send nothing. @spec §9 Error reporting: trace sample rate 0.1 */
const TRACE_SAMPLE_RATE = 0.1;

/** Reports bugs to Sentry. This file is fetched only where an address is configured. @spec §9 Error reporting */
export const createSentryReporting = ({
  sentryDsn,
  version,
}: {
  readonly sentryDsn: string;
  readonly version: string;
}): ErrorReporting => {
  init({
    dsn: sentryDsn,
    release: version,
    // The page catches unhandled errors itself, and hands them on.
    defaultIntegrations: false,
    integrations: [browserTracingIntegration()],
    tracesSampleRate: TRACE_SAMPLE_RATE,
    // No header of its own on the calls to the platform.
    tracePropagationTargets: [],
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    enhanceFetchErrorMessages: false,
    beforeSend: scrubError,
    beforeSendTransaction: scrubTransaction,
  });
  return {
    report: (error) => captureException(error),
    note: (message) => addBreadcrumb({ message, level: 'info' }),
  };
};
