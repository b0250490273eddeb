import { isJsonObject, parseJson } from '@greenroom/core/kernel/json';
import { ok } from '@greenroom/core/kernel/result';
import { refuse, WORKED, type HandlersOf } from '../../base/calls/handler.ts';
import type { EventLog } from '../../base/environment/event-log.ts';
import { agesOf, columnsOf, refusedAccountField, saveProfile } from '../../base/people/account-fields.ts';
import type { Performers } from '../../base/people/performers.ts';
import type { Submissions } from '../../base/people/submissions.ts';
import type { EventPublisher } from '../../base/publisher/event-publisher.ts';
import type { Gallery } from '../gallery/gallery.ts';
import { isSelectable } from '../gallery/media-api.sim.ts';
import { dueOf, isShown, setDue } from './verifications.ts';

/** Settings are a few choices, in characters. */
const LONGEST_SETTINGS = 16_384;

const isSettings = (text: string): boolean => text.length <= LONGEST_SETTINGS && isJsonObject(parseJson(text));

interface Parts {
  readonly performers: Performers;
  readonly gallery: Gallery;
  readonly submissions: Submissions;
  readonly eventLog: EventLog;
  readonly publisher: Pick<EventPublisher, 'toPerformer'>;
  /** Tells all devices of a performer when settings were saved. */
  readonly publishesSettings: boolean;
}

const SETTINGS_SAVED = { event: 'settings', content: {}, senderId: '', senderType: 'ROLE_CLIENT' } as const;

/** Answers the calls for the account: saving, avatar, details, and checks of face and voice. @spec §7 Performer profile */
export const createAccountApi = ({
  performers,
  gallery,
  submissions,
  eventLog,
  publisher,
  publishesSettings,
}: Parts): HandlersOf<'account'> => ({
  saveAccount: async ({ body }, { performer }) => {
    const { settings, ...fields } = body;
    if (settings !== undefined && !isSettings(settings))
      return refuse(400, 'invalid_request', { where: 'body.settings' });
    const wrong = await refusedAccountField(submissions, performer, fields);
    if (wrong !== undefined) return refuse(422, 'refused', wrong);
    await performers.change(performer.id, async (row, within) => {
      await saveProfile(submissions, row, fields, within);
      return { settings: settings ?? row.settings, ...columnsOf(row, fields) };
    });
    eventLog.write('info', 'Account saved', { performer: performer.id, fields: Object.keys(body).join(',') });
    if (settings !== undefined && publishesSettings) await publisher.toPerformer(performer.id, SETTINGS_SAVED);
    return WORKED;
  },
  setAvatar: ({ body }, { performer }) =>
    gallery.medias.exclusively(performer.id, async (held, within) => {
      const photo = await held.find(performer.id, body.avatarMedia.id);
      if (photo === undefined) return refuse(404, 'not_found');
      if (!isSelectable(photo)) return refuse(409, 'not_selectable');
      await performers.update(performer.id, { avatar: photo.id }, within);
      eventLog.write('info', 'Avatar chosen', { performer: performer.id });
      return WORKED;
    }),
  performerDetails: async (_request, { performer }) =>
    ok({ phone: performer.phone, ...(await agesOf(submissions, performer)) }),
  urgent: async (_request, { performer }) => {
    const actions = await dueOf(submissions, performer.id);
    return ok({ urgentActions: actions.map((action) => ({ action })) });
  },
  verify: async ({ params, body }, { performer }) => {
    const due = await dueOf(submissions, performer.id);
    const action = due.find((each) => each === params.action);
    if (action === undefined || !(await isShown(action, body))) return refuse(422, 'not_recognised');
    await performers.change(performer.id, async ({ id }, within) => {
      const left = await dueOf(submissions, id, within);
      await setDue(
        submissions,
        id,
        left.filter((each) => each !== action),
        within,
      );
      return {};
    });
    eventLog.write('info', 'Verified', { performer: performer.id, action });
    return WORKED;
  },
});
