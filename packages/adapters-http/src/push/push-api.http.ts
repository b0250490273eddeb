import * as z from 'zod/mini';
import { ok } from '@greenroom/core/kernel/result';
import { minuteOfDay, type MinuteOfDay } from '@greenroom/core/kernel/units';
import { LANGUAGES } from '@greenroom/core/localisation/language';
import type { PushApi } from '@greenroom/core/push/push-api.port';
import { formatTime, parseTime, PUSH_EVENTS } from '@greenroom/core/push/push-choices';
import type { ApiClient } from '../http/api-client.ts';
import { defineCalls } from '../http/call.ts';

const ACCOUNT = '/performer/performer_accounts/{id}';
const LONGEST_ENDPOINT = 2_048;

const base64url = (longest: number) => z.string().check(z.regex(/^[\w-]+={0,2}$/), z.maxLength(longest));

const timeWire = z.codec(z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)), z.custom<MinuteOfDay>(), {
  decode: (text) => parseTime(text) ?? minuteOfDay(0),
  encode: formatTime,
});

/** The subscription as browsers write it, and the choices for this device. */
const registrationWire = z.object({
  endpoint: z.string().check(z.minLength(1), z.maxLength(LONGEST_ENDPOINT)),
  /** An uncompressed point of P-256, and 16 bytes. @spec RFC 8291 §3.1, §3.2 */
  keys: z.object({
    p256dh: z.string().check(z.regex(/^B[\w-]{86}=?$/)),
    auth: z.string().check(z.regex(/^[\w-]{22}(?:==)?$/)),
  }),
  events: z.array(z.enum(PUSH_EVENTS)).check(z.maxLength(PUSH_EVENTS.length)),
  quiet: z.nullable(z.object({ from: timeWire, until: timeWire })),
  details: z.boolean(),
  language: z.enum(LANGUAGES),
  timeZone: z.string().check(z.minLength(1), z.maxLength(64)),
});

export const pushCalls = defineCalls({ origin: 'ours', section: '§7 Performer profile', access: 'performer' })({
  pushKey: {
    purpose: 'The public key of the platform for push messages; asked only where the configuration has push.',
    get: `${ACCOUNT}/push_key`,
    answer: z.object({ key: base64url(128) }),
  },
  savePushSubscription: {
    purpose:
      'Adds a device for push messages, or changes its choices; times are those of the device, and quiet may pass midnight. It ends with the log-out of this login.',
    put: `${ACCOUNT}/push_subscription`,
    body: registrationWire,
    errors: [{ status: 422, error: 'no_push_service', when: 'the endpoint is of no known push service' }],
  },
  removePushSubscription: {
    purpose: 'Removes a device: it gets no push message any more.',
    post: `${ACCOUNT}/push_subscription/removal`,
    body: z.object({ endpoint: z.string().check(z.minLength(1), z.maxLength(LONGEST_ENDPOINT)) }),
  },
});

export const createPushApi = (client: ApiClient): PushApi => ({
  key: async (id) => {
    const answer = await client.call(pushCalls.pushKey, { params: { id } });
    return answer.ok ? ok(answer.value.key) : answer;
  },
  save: (id, { subscription: { endpoint, p256dh, auth }, choices, language, timeZone }) =>
    client.call(pushCalls.savePushSubscription, {
      params: { id },
      body: {
        endpoint,
        keys: { p256dh, auth },
        events: [...choices.events],
        quiet: choices.quiet ?? null,
        details: choices.details,
        language,
        timeZone,
      },
    }),
  remove: (id, endpoint) => client.call(pushCalls.removePushSubscription, { params: { id }, body: { endpoint } }),
});
