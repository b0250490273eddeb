import * as z from 'zod/mini';
import type { MissedRequestsApi } from '@greenroom/core/missed-requests/missed-requests-api.port';
import { MISSED_WHYS } from '@greenroom/core/session/client-data';
import type { ApiClient } from '../http/api-client.ts';
import { defineCalls } from '../http/call.ts';
import { mapped, secondsWire } from '../http/fields.wire.ts';
import { clientFields, knownOf, withKnownClient } from '../session/work-snapshot.wire.ts';

/** A reason or a session type that this product does not know leaves out its row alone. */
const missedWire = mapped(
  z.object({
    requests: z.array(
      mapped(z.object({ ...clientFields, at: secondsWire, why: z.string() }), ({ at, why: wireWhy, ...wire }) => {
        const why = MISSED_WHYS.find((known) => known === wireWhy);
        return why === undefined ? undefined : withKnownClient(wire, { at, why });
      }),
    ),
  }),
  ({ requests }) => knownOf(requests),
);

export const missedRequestsCalls = defineCalls({ origin: 'ours', section: '§4 Request flow', access: 'performer' })({
  missedRequests: {
    purpose:
      'The requests of the last 12 hours that did not become a session, at most 100, newest first: who asked, when it came to nothing and why. One that waits behind another is among them.',
    get: '/performer/performer_accounts/{id}/missed_requests',
    answer: missedWire,
  },
});

export const createMissedRequestsApi = (client: ApiClient): MissedRequestsApi => ({
  missed: (id) => client.call(missedRequestsCalls.missedRequests, { params: { id } }),
});
