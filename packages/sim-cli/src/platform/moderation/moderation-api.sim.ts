import { WORKED, type Handlers } from '../calls/handler.ts';
import type { PlatformParts } from '../platform-parts.ts';

/** A moderator is told in the journal; what he does with it is not shown. @spec §7 POST moderator/flag */
export const createModerationApi = ({ journal }: PlatformParts): Pick<Handlers, 'flagForModerator'> => ({
  flagForModerator: async ({ body }, { performer }) => {
    journal.write('info', 'Flagged for a moderator', { performer: performer.id, customer: body.clientId });
    return WORKED;
  },
});
