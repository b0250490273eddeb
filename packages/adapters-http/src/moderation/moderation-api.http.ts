import * as z from 'zod/mini';
import { MAX_FLAG_LENGTH } from '@greenroom/core/moderation/flag';
import type { ModerationApi } from '@greenroom/core/moderation/moderation-api.port';
import type { ApiClient } from '../http/api-client.ts';
import { defineCalls } from '../http/call.ts';
import { clientIdWire, performerIdWire } from '../http/fields.wire.ts';

/** The specification shows no fields: who flags whom, and why. */
const flagBodyWire = z.object({
  performerId: performerIdWire,
  clientId: clientIdWire,
  reason: z.string().check(z.minLength(1), z.maxLength(MAX_FLAG_LENGTH)),
});

export const moderationCalls = defineCalls({ origin: 'spec', section: '§7 Auth and session', access: 'performer' })({
  flagForModerator: {
    purpose: 'Asks a moderator to look at a customer.',
    post: '/moderator/flag',
    body: flagBodyWire,
  },
});

export const createModerationApi = (client: ApiClient): ModerationApi => ({
  flag: (body) => client.call(moderationCalls.flagForModerator, { body }),
});
