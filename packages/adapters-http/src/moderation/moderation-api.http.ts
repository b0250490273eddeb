import type { ModerationApi } from '@greenroom/core/moderation/moderation-api.port';
import type { ApiClient } from '../http/api-client.ts';
import { moderationCalls } from './moderation-api.wire.ts';

export const createModerationApi = (client: ApiClient): ModerationApi => ({
  flag: (body) => client.call(moderationCalls.flagForModerator, { body }),
});
