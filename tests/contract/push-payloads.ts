import { createPushApi, type pushCalls } from '@greenroom/adapters-http/push/push-api.http';
import { performerId } from '@greenroom/core/kernel/ids';
import { minuteOfDay } from '@greenroom/core/kernel/units';
import { OK, type CallPayload } from './call-payload.ts';

const ANNA = performerId('1001');
/** A point of P-256 and 16 bytes. */
const P256DH = 'BB4YUy_UdUwC8wQdnHXOszuD_9gax85P6ILMscmLxYlupGwxHE4v9A3ZajZT5uRURdMt_khuztdcepDGoYiBwKM';
const AUTH = 'c2l4dGVlbiBieXRlcyBvaw';
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/abc';

export const pushPayloads = {
  pushKey: {
    ask: (client) => createPushApi(client).key(ANNA),
    request: 'GET /api/performer/performer_accounts/1001/push_key',
    body: '',
    answer: '{"key":"BPk-_1"}',
    decoded: 'BPk-_1',
  },
  savePushSubscription: {
    ask: (client) =>
      createPushApi(client).save(ANNA, {
        subscription: { endpoint: ENDPOINT, p256dh: P256DH, auth: AUTH },
        choices: {
          events: ['request', 'online'],
          quiet: { from: minuteOfDay(23 * 60), until: minuteOfDay(7 * 60 + 30) },
          details: true,
        },
        language: 'nl',
        timeZone: 'Europe/Amsterdam',
      }),
    request: 'PUT /api/performer/performer_accounts/1001/push_subscription',
    body: `{"endpoint":"${ENDPOINT}","keys":{"p256dh":"${P256DH}","auth":"${AUTH}"},"events":["request","online"],"quiet":{"from":"23:00","until":"07:30"},"details":true,"language":"nl","timeZone":"Europe/Amsterdam"}`,
    ...OK,
  },
  removePushSubscription: {
    ask: (client) => createPushApi(client).remove(ANNA, ENDPOINT),
    request: 'POST /api/performer/performer_accounts/1001/push_subscription/removal',
    body: `{"endpoint":"${ENDPOINT}"}`,
    ...OK,
  },
} satisfies Record<keyof typeof pushCalls, CallPayload>;
