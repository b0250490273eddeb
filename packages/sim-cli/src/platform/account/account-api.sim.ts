import { WORKED, type Handlers } from '../calls/handler.ts';
import type { PlatformParts } from '../platform-parts.ts';

type AccountCalls = 'saveSettings' | 'setAvatar' | 'performerDetails' | 'performerIvr' | 'urgent' | 'paymentInfo';

/** The account beside its login. Nobody of the world has a verification due or a payment waiting. @spec §7 Performer profile */
export const createAccountApi = ({ performers, journal }: PlatformParts): Pick<Handlers, AccountCalls> => ({
  saveSettings: async ({ body }, { performer }) => {
    await performers.update(performer.id, { settings: body.settings });
    return WORKED;
  },
  setAvatar: async ({ body }, { performer }) => {
    await performers.update(performer.id, { avatar: body.avatarMedia.id });
    journal.write('info', 'Avatar chosen', { performer: performer.id });
    return WORKED;
  },
  performerDetails: async (_request, { performer }) => ({ ok: true, value: { phone: performer.phone } }),
  performerIvr: async (_request, { performer }) => ({
    ok: true,
    value: {
      profilename: performer.phone_name === 1 ? `${performer.id}-name` : null,
      introduction_message: performer.phone_introduction === 1 ? `${performer.id}-introduction` : null,
    },
  }),
  urgent: async () => ({ ok: true, value: { urgentActions: [] } }),
  paymentInfo: async () => ({ ok: true, value: {} }),
});
