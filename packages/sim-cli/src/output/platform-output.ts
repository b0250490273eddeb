import * as z from 'zod';
import { MEDIA_RANKS } from '@greenroom/core/gallery/paid-media';
import { URGENT_ACTIONS } from '@greenroom/core/verification/verification-api.port';
import { mailboxWire, mediaWire, noticesWire } from '../platform/base/admin-api/admin-api.wire.ts';
import { mediaListWire } from '../platform/base/admin-api/gallery-admin.wire.ts';
import { toyLogWire } from '../platform/base/admin-api/toy-admin.wire.ts';
import { faultRuleWire } from '../platform/base/faults/fault-rule.ts';
import { customerLine, passed, performerIdField, toyEntry } from './trace-output.ts';

/** Output of a command with `--json`. */
export interface Output {
  /** `one`: a single JSON value. `lines`: one object a line, as they happen. */
  readonly form: 'one' | 'lines';
  /** Of the value, or of each line. */
  readonly schema: z.ZodType;
}

export const one = (schema: z.ZodType): Output => ({ form: 'one', schema });
export const lines = (schema: z.ZodType): Output => ({ form: 'lines', schema });

const pid = z.int().describe('its process');
const url = z.string().describe('its address');

const running = z.object({
  url,
  socketUrl: z.string().describe('address of the main socket'),
  panel: z.string().describe('address of the panel, with the token in its fragment'),
  token: z.string().describe('opens the admin API'),
  performers: z.array(z.object({ id: z.string(), username: z.string(), purpose: z.string(), password: z.string() })),
  pid,
});

const toyProgram = z.object({ url, toys: z.array(toyLogWire.shape.toys.element), pid });

const sent = z.object({
  event: z.string(),
  performerId: performerIdField,
  content: z.unknown().describe('as it was sent'),
});
const asked = z.object({
  performerId: performerIdField,
  actions: z.array(z.enum(URGENT_ACTIONS)).describe('what must be shown'),
});

const faultList = z.array(
  z.object({
    name: z.string(),
    lasts: z.enum(['once', 'until off']),
    says: z.string(),
    onFor: z.string().describe('IDs of performers, or everybody; empty where it is off'),
  }),
);
const switched = z.object({
  name: z.string(),
  on: z.boolean(),
  performerId: performerIdField.optional().describe('absent for everybody'),
  match: z.string().optional().describe('of a rule of calls'),
  ...faultRuleWire.shape,
});

/** Commands that run a platform or toys, or use a platform that runs. */
export const PLATFORM_OUTPUTS = {
  serve: one(running),
  mailbox: one(z.array(z.union([mailboxWire.shape.mails.element, noticesWire.shape.notices.element]))),
  customer: lines(customerLine),
  tail: lines(passed),
  trigger: lines(z.union([sent, asked])),
  moderate: one(
    z.object({
      performerId: performerIdField,
      decision: z.enum(['approve', 'reject']),
      ids: z.array(z.string()).describe('what was decided'),
    }),
  ),
  'register-token': one(z.object({ token: z.string(), link: z.string() })),
  'fault list': one(faultList),
  fault: one(switched),
  'gallery add': one(z.object({ performerId: performerIdField, ids: z.array(z.string()).describe('what was added') })),
  'gallery list': one(z.array(mediaListWire.shape.medias.element)),
  'gallery rank': one(z.object({ performerId: performerIdField, rank: z.enum(MEDIA_RANKS) })),
  'media stats': one(mediaWire),
  'toy-app': lines(z.union([toyProgram.extend({ tlsUrl: z.string().optional() }), toyEntry])),
  intiface: lines(z.union([toyProgram, toyEntry])),
  'toy log': lines(toyEntry),
};
