import {
  createMissedRequestsApi,
  type missedRequestsCalls,
} from '@greenroom/adapters-http/missed-requests/missed-requests-api.http';
import { clientId, performerId } from '@greenroom/core/kernel/ids';
import { seconds } from '@greenroom/core/kernel/units';
import type { CallPayload } from './call-payload.ts';

export const missedRequestsPayloads = {
  missedRequests: {
    ask: (client) => createMissedRequestsApi(client).missed(performerId('1001')),
    request: 'GET /api/performer/performer_accounts/1001/missed_requests',
    body: '',
    answer:
      '{"requests":[{"clientId":5001,"name":"nl|Mark","sessionType":"VIDEO","type":"chat","language":"nl-BE","requestId":"r7","at":1772712000,"why":"cancelled"},{"clientId":5002,"name":"nl|Bob","sessionType":"VIDEO","type":"chat","at":1772711000,"why":"abducted"},{"clientId":5003,"name":"nl|Emil","sessionType":"HOLOGRAM","type":"chat","at":1772710000,"why":"busy"}]}',
    decoded: [
      {
        client: {
          id: clientId('5001'),
          name: 'nl|Mark',
          sessionType: 'VIDEO',
          type: 'chat',
          language: 'nl',
          requestId: 'r7',
        },
        at: seconds(1_772_712_000),
        why: 'cancelled',
      },
    ],
  },
} satisfies Record<keyof typeof missedRequestsCalls, CallPayload>;
