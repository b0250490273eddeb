import * as z from 'zod';
import { THEME_CHOICES } from '@greenroom/core/account/settings';
import { MAX_INBOX_MESSAGE_LENGTH, MAX_SUBJECT_LENGTH } from '@greenroom/core/inbox/message-draft';
import { FALLBACK_LANGUAGE, LANGUAGES } from '@greenroom/core/localisation/language';
import { isProvince, isRegionCode } from '@greenroom/core/region-blocks/region-blocks';
import { SERVICES } from '@greenroom/core/services/service';
import { SESSION_TYPES } from '@greenroom/core/session/client-data';
import { END_REASONS } from '@greenroom/core/session/session-signal';
import { SPECIAL_PATTERNS } from '@greenroom/core/toys/rules/toy-rule';
import { URGENT_ACTIONS } from '@greenroom/core/verification/verification-api.port';
import type { TraceEvent } from '../../../trace/trace-event.ts';
import { MEDIA_CODECS, MEDIA_PLACES } from '../environment/platform-options.ts';
import { faultRuleWire } from '../faults/fault-rule.ts';
import { FAULT_NAMES } from '../faults/fault.ts';
import { MAX_NAME_LENGTH } from '../people/customers.ts';

const counts = z.object({ packets: z.number(), bytes: z.number() });

/** Streams on the media servers. */
export const mediaWire = z.object({
  codec: z.enum(MEDIA_CODECS),
  streams: z.array(
    z.object({
      server: z.enum(MEDIA_PLACES),
      stream: z.string(),
      running: z.boolean(),
      viewers: z.number(),
      keyFramesAsked: z.number(),
      received: z.object({ audio: counts, video: counts }),
      relayed: counts,
    }),
  ),
});
export type MediaStreams = z.infer<typeof mediaWire>;

export const streamsWire = z.object({ performerId: z.string().min(1) });
export const cameraWire = z.object({ on: z.boolean() });

/** Access of a customer's page to the performer's stream. */
export const ticketWire = z.object({ server: z.string(), stream: z.string(), token: z.string() });
export type Ticket = z.infer<typeof ticketWire>;

/**
 * Accepts every object with a kind and a time: the fields of each kind are known to its writer, the platform of the
 * same version.
 */
const traceEventWire = z.custom<TraceEvent>(
  (value) => typeof value === 'object' && value !== null && 'kind' in value && 'at' in value,
);

export const traceLogWire = z.object({
  entries: z.array(z.object({ id: z.number(), performerId: z.string().optional(), traceEvent: traceEventWire })),
});
export type TraceReport = z.infer<typeof traceLogWire>['entries'][number];
export const resentWire = z.object({ event: z.string(), performerId: z.string(), delivered: z.boolean() });

export const inviteWire = z.object({
  email: z.string().max(254).default('new@example.org'),
  state: z.enum(['open', 'used', 'expired']).default('open'),
});
export const urgentWire = z.object({
  performerId: z.string().min(1),
  actions: z.array(z.enum(URGENT_ACTIONS)).min(1),
});
export const inviteAnswerWire = z.object({ token: z.string() });

/** Memory and processor time that the platform's process takes. */
export const machineWire = z.object({ residentBytes: z.number(), cpuMilliseconds: z.number() });
export type MachineReport = z.infer<typeof machineWire>;

/** Comparison of the books that the platform keeps about one performer. */
export const booksWire = z.object({
  /** Wall clock of the platform, in seconds since 1970. */
  now: z.number(),
  /** Cents earned today. */
  today: z.number(),
  /** Money that is lost, doubled, or different in two books. */
  difference: z.string().nullable(),
});

// Bodies and answers of the actions under /sim/api, for tests, the terminal and the crowd.

const id = z.union([z.string().min(1).max(20), z.int()]).transform(String);
const optionalText = z.string().min(1).max(MAX_NAME_LENGTH).optional();
/** Way in which the platform sends a message to a performer. */
const mailChannel = z.enum(['email', 'sms']);

export const newPerformerWire = z.object({
  nickname: z
    .string()
    .regex(/^\p{L}{1,25}$/u)
    .default('Anna'),
  codeChannel: z.enum(['none', 'email', 'sms']).default('none'),
  status: z.enum(['APPROVED', 'PENDING']).default('APPROVED'),
  language: z.enum(LANGUAGES).default(FALLBACK_LANGUAGE),
  theme: z.enum(THEME_CHOICES).default('system'),
  services: z.array(z.enum(SERVICES)).default(['email', 'photo']),
  /** Adds a year of past sessions and payments; otherwise the performer joined today. */
  past: z.boolean().default(false),
});
export const newCustomerWire = z.object({
  id: id.optional(),
  name: optionalText,
  country: z
    .string()
    .regex(/^[a-z]{2}$/)
    .optional(),
  /** Code of a province, of the country where one is given. */
  region: z
    .string()
    .refine((code) => isRegionCode(code) && isProvince(code))
    .optional(),
  language: optionalText,
});
export const askWire = z.object({
  performerId: id,
  sessionType: z.enum(SESSION_TYPES).default('VIDEO'),
  type: z.string().max(60).default('chat'),
});
export const timerWire = z.object({ which: z.enum(['START_TIMER', 'START_TIMER_DEVICE']) });
export const leaveWire = z.object({ reason: z.enum(END_REASONS).default('CLICK') });
export const sayWire = z.object({ text: z.string(), translation: z.string().optional() });
/** Credits for the performer's toys: a number of them, or a pattern by name. */
export const payWire = z.discriminatedUnion('for', [
  z.object({ for: z.literal('tip'), value: z.int().min(1) }),
  z.object({ for: z.literal('special'), value: z.enum(SPECIAL_PATTERNS) }),
]);
export type CustomerPayment = z.infer<typeof payWire>;
export const letterWire = z.object({
  performerId: id,
  subject: z.string().max(MAX_SUBJECT_LENGTH).default(''),
  content: z.string().min(1).max(MAX_INBOX_MESSAGE_LENGTH),
});
export const clientBlockWire = z.object({ performerId: id, on: z.boolean() });
export const triggerWire = z.object({ event: z.string(), performerId: id, content: z.unknown().optional() });

/** Longest time of a fault in milliseconds: a year. */
const LONGEST_FAULT = 365 * 86_400_000;

/** Switch of a fault, for one performer or for all. */
const switchFields = {
  on: z.boolean(),
  performerId: id.optional(),
  /** Milliseconds of the platform's time after which the fault ends by itself. */
  lasts: z.int().positive().max(LONGEST_FAULT).optional(),
};
export const faultWire = z.object({ name: z.enum(FAULT_NAMES), ...switchFields });

export const callRuleWire = faultRuleWire.extend({ match: z.string().min(1), ...switchFields });

export const performerAnswerWire = z.object({ id: z.string(), password: z.string() });
export const customerAnswerWire = z.object({ id: z.string(), token: z.string(), name: z.string() });
export const triggerAnswerWire = z.object({ delivered: z.boolean(), content: z.unknown() });
export const saidAnswerWire = z.object({ id: z.string() });

/** Mails about an account. */
export const noticesWire = z.object({
  notices: z.array(
    z.object({
      id: z.string(),
      performerId: z.string(),
      /** Change of the account that the mail is about, such as `passwordChanged`. */
      kind: z.string(),
      channel: mailChannel,
      address: z.string(),
      text: z.string(),
      link: z.string().optional(),
      /** Seconds since 1970. */
      sentOn: z.number(),
    }),
  ),
});

/** Login codes that were sent. */
export const mailboxWire = z.object({
  mails: z.array(
    z.object({
      id: z.string(),
      performerId: z.string(),
      channel: mailChannel,
      code: z.string(),
      /** Seconds since 1970. */
      sentOn: z.number(),
    }),
  ),
});

export const messagesWire = z.object({
  messages: z.array(
    z.object({
      id: z.string(),
      performerId: z.string(),
      sentBy: z.enum(['PERFORMER', 'CLIENT']),
      content: z.string(),
      contentTranslate: z.string().nullable(),
    }),
  ),
});

export const stateWire = z.object({
  clockRate: z.number(),
  /** Milliseconds on the clock of the trace events. */
  now: z.number(),
  /** Id of the newest entry of the trace log, 0 before the first. */
  lastTraceEntry: z.number(),
  /** Address at which the page finds the toy app; empty when there is none. */
  toyAppUrl: z.string(),
  performers: z.array(
    z.object({
      id: z.string(),
      username: z.string(),
      /** Reason for which the sample world has this performer; empty for one who was added. */
      purpose: z.string(),
      codeChannel: z.string(),
      status: z.string(),
      language: z.string(),
      settings: z.string(),
      services: z.array(z.string()),
      loggedIn: z.boolean(),
      online: z.boolean(),
      ready: z.boolean(),
    }),
  ),
  customers: z.array(z.object({ id: z.string(), name: z.string(), country: z.string() })),
  /** Newest first. */
  requests: z.array(
    z.object({
      performerId: z.string(),
      clientId: z.string(),
      sessionType: z.string(),
      type: z.string(),
      status: z.enum(['pending', 'accepted', 'ended']),
      received: z.boolean(),
      timers: z.object({ platform: z.boolean(), device: z.boolean() }),
      endReason: z.string().nullable(),
    }),
  ),
  /** Reports to moderators, newest first. */
  flags: z.array(z.object({ performerId: z.string(), clientId: z.string(), reason: z.string() })),
  faults: z.array(z.object({ name: z.enum(FAULT_NAMES), performerId: z.string().optional() })),
  /** Rules of calls that are on. */
  callRules: z.array(faultRuleWire.extend({ match: z.string(), performerId: z.string().optional() })).default([]),
  /** Number of events from performers' sockets that were not acted upon. */
  droppedEvents: z.number(),
  cspReports: z.number(),
  violations: z.array(z.object({ directive: z.string(), blocked: z.string(), page: z.string() })),
});
export type PlatformState = z.infer<typeof stateWire>;

export const logWire = z.object({
  entries: z.array(
    z.object({
      at: z.string(),
      level: z.string(),
      message: z.string(),
      fields: z.record(z.string(), z.unknown()).optional(),
    }),
  ),
});

export const refusalWire = z.object({ error: z.string() });
