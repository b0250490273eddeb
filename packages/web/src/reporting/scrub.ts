import type { Breadcrumb, BrowserOptions, ErrorEvent, Exception, StackFrame } from '@sentry/browser';
import { hideInAddress, hidePersonalData } from './personal-data.ts';

type TransactionEvent = Parameters<NonNullable<BrowserOptions['beforeSendTransaction']>>[0];

/** The named fields, if they are there; whatever else a library may add one day stays behind. */
const pick = <Source extends object, Key extends keyof Source>(
  source: Source,
  keys: readonly Key[],
): { [Name in Key]?: Source[Name] } => {
  const picked: { [Name in Key]?: Source[Name] } = {};
  for (const key of keys) if (key in source) picked[key] = source[key];
  return picked;
};

/** Fields that name the report itself: neither the user nor the action. */
const ENVELOPE = [
  'event_id',
  'timestamp',
  'start_timestamp',
  'platform',
  'level',
  'release',
  'environment',
  'sdk',
] as const;

/** Contexts for the browser and the trace. */
const HARMLESS_CONTEXTS = ['browser', 'os', 'trace'] as const;

/** Keeps the place in the code, never the values in it. */
const scrubFrame = (frame: StackFrame): StackFrame => ({
  ...pick(frame, ['function', 'lineno', 'colno', 'in_app']),
  ...(frame.filename === undefined ? {} : { filename: frame.filename.split(/[?#]/, 1)[0] ?? '' }),
});

const scrubException = ({ type, value, stacktrace }: Exception): Exception => ({
  ...(type === undefined ? {} : { type }),
  ...(value === undefined ? {} : { value: hidePersonalData(value) }),
  ...(stacktrace?.frames === undefined ? {} : { stacktrace: { frames: stacktrace.frames.map(scrubFrame) } }),
});

const scrubBreadcrumb = ({ category, level, timestamp, message }: Breadcrumb): Breadcrumb => ({
  ...(category === undefined ? {} : { category }),
  ...(level === undefined ? {} : { level }),
  ...(timestamp === undefined ? {} : { timestamp }),
  ...(message === undefined ? {} : { message: hidePersonalData(message) }),
});

/**
 * Builds an error report without personal data. It is built from the few fields that are harmless, so that what a library adds later is
 * left out by itself.
 * @spec §9 Error reporting
 */
export const scrubError = (event: ErrorEvent): ErrorEvent => ({
  type: undefined,
  ...pick(event, ENVELOPE),
  ...(event.message === undefined ? {} : { message: hidePersonalData(event.message) }),
  ...(event.contexts === undefined ? {} : { contexts: pick(event.contexts, HARMLESS_CONTEXTS) }),
  ...(event.exception?.values === undefined
    ? {}
    : { exception: { values: event.exception.values.map(scrubException) } }),
  ...(event.breadcrumbs === undefined ? {} : { breadcrumbs: event.breadcrumbs.map(scrubBreadcrumb) }),
});

/** A measurement of speed, likewise: what was slow and for how long, with the numbers in its addresses hidden. */
export const scrubTransaction = (event: TransactionEvent): TransactionEvent => ({
  type: 'transaction',
  ...pick(event, ENVELOPE),
  ...(event.transaction === undefined ? {} : { transaction: hideInAddress(event.transaction) }),
  ...(event.contexts === undefined ? {} : { contexts: pick(event.contexts, HARMLESS_CONTEXTS) }),
  ...(event.spans === undefined
    ? {}
    : {
        spans: event.spans.map(({ span_id, trace_id, start_timestamp, status, ...span }) => ({
          ...pick(span, ['op', 'parent_span_id', 'timestamp']),
          ...(span.description === undefined ? {} : { description: hideInAddress(span.description) }),
          span_id,
          trace_id,
          start_timestamp,
          status,
          data: {},
        })),
      }),
});
