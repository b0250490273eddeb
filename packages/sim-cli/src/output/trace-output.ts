import * as z from 'zod';
import { END_REASONS } from '@greenroom/core/session/session-signal';
import { toyLogWire } from '../platform/base/admin-api/toy-admin.wire.ts';

export const performerIdField = z.string().describe('ID of the performer');
const anything = z.unknown();

/** A command that a toy got. */
export const toyEntry = toyLogWire.shape.entries.element.extend({
  at: z.number().describe('milliseconds since the app was opened'),
  code: z.number().describe('code of the answer; 200, or the reason of a refusal'),
});

const KINDS = {
  does: z.object({
    who: z.string().describe('performer, platform, network, toyApp, phone, or a customer by name'),
    action: z.string(),
    detail: z.record(z.string(), anything),
  }),
  call: z.object({ name: z.string(), body: anything.optional() }),
  failed: z.object({ name: z.string(), status: z.int(), message: z.string() }),
  event: z.object({ name: z.string(), content: anything.optional() }),
  sent: z.object({ name: z.string(), to: z.string(), content: anything.optional() }),
  heard: z.object({ who: z.string(), what: z.string(), text: z.string().optional() }),
  toy: z.object({ entry: toyEntry }),
  state: z.object({ path: z.string(), from: anything.optional(), to: anything.optional() }),
  alert: z.object({ key: z.string() }),
};

/** Fields of every trace event, and those of its kind. */
const traceEventsWith = <Shape extends z.ZodRawShape>(shape: Shape) =>
  Object.entries(KINDS).map(([kind, fields]) =>
    z.object({ kind: z.literal(kind), at: z.number().describe('milliseconds'), ...shape, ...fields.shape }),
  );

const failure = z.object({
  at: z.number().describe('milliseconds since the beginning'),
  file: z.string(),
  line: z.int(),
  step: z.int().describe('from 1 on'),
  wanted: z.string(),
  instead: z.string(),
});

/** Lines of `replay`: trace events, then the end of each scenario. */
export const replayed = z.union([
  ...traceEventsWith({
    performer: z.string().optional().describe('whose event it is, in a run with several, for all but the first'),
  }),
  z.object({
    kind: z.literal('end'),
    name: z.string(),
    file: z.string(),
    seed: z.number(),
    lasted: z.number().describe('milliseconds on the clock of the scenario'),
    failure: failure.nullable().describe('null where everything went as the scenario says'),
  }),
]);

/** Lines of `tail`. */
export const passed = z.union(
  traceEventsWith({
    id: z.int().describe('number for `resend`'),
    performerId: z.string().describe('ID of the performer; - for what is about none'),
  }),
);

const heard = z.union([
  z.object({
    type: z.enum([
      'accepted',
      'keptForLater',
      'takenSoon',
      'timedOut',
      'isBack',
      'unreachable',
      'endedByPerformer',
      'performerLost',
      'typing',
      'lineLost',
    ]),
  }),
  z.object({ type: z.literal('backInAMoment'), waits: z.number().describe('seconds') }),
  z.object({ type: z.literal('declined'), retryAfter: z.number().optional().describe('seconds') }),
  z.object({ type: z.literal('message'), text: z.string() }),
]);
const state = z.union([
  z.object({ status: z.enum(['new', 'asking', 'talking']) }),
  z.object({
    status: z.literal('over'),
    why: z.string().describe(`why it is over, such as declined; left with ${END_REASONS.join(', ')}`),
    error: z.string().optional(),
  }),
]);

/** Lines of `customer`. */
export const customerLine = z.union([
  z.object({ heard: heard.describe('what the customer heard') }),
  z.object({ customer: state.describe('what became of the customer') }),
  z.object({ undelivered: z.string().describe('a line that the platform did not take') }),
]);
