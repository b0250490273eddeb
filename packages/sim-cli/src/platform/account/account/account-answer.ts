import type { CALLS } from '@greenroom/adapters-http/calls';
import type { WireAnswer } from '@greenroom/adapters-http/http/call';
import { SERVICES } from '@greenroom/core/services/service';
import { PAUSE_TAG } from '@greenroom/core/services/services-state';
import { profileOf } from '../../base/people/account-fields.ts';
import type { Submissions } from '../../base/people/submissions.ts';
import type { MediaRow } from '../../base/store/tables/media-tables.ts';
import type { PerformerRow } from '../../base/store/tables/performer-tables.ts';
import { readList } from '../../base/store/tables/table.ts';
import { thumbsOf } from '../gallery/media-answer.ts';
import { textsOf } from '../profile/texts.ts';

/** Answer of check_session: the performer who is logged in. @spec §3 Performer account */
export const accountAnswer = async (
  submissions: Submissions,
  performer: PerformerRow,
  socketToken: string,
  avatar: MediaRow | undefined,
): Promise<WireAnswer<(typeof CALLS)['checkSession']>> => {
  const on = readList(performer.services);
  const { nickname, paused_services: paused } = performer;
  const { languages, newsletter, location, height, weight, ...texts } = await profileOf(submissions, performer);
  const { gender, orientation, cupSize, eyeColor, motherLanguage, translate } = texts;
  return {
    newsletter,
    gender,
    orientation,
    cupSize,
    eyeColor,
    height,
    weight,
    motherLanguage,
    translate,
    location,
    id: performer.id,
    username: performer.username,
    nickname,
    roles: [performer.role],
    language: performer.language,
    socketToken,
    status: performer.status,
    performer_services: Object.fromEntries(SERVICES.map((service) => [service, on.includes(service)])),
    performer_tags: [...readList(performer.tags), ...(paused === null ? [] : [PAUSE_TAG + paused])],
    performerCountries: [...readList(performer.countries)],
    performerLanguages: [...languages],
    performerDescriptions: [...(await textsOf(submissions, performer))],
    performerIVRDetails: {
      profilename_available: performer.phone_name === 1,
      introduction_message_available: performer.phone_introduction === 1,
    },
    performerStatus: performer.performer_status,
    age: performer.age === 0 ? null : performer.age,
    avatar: performer.avatar,
    avatar_media: avatar === undefined ? null : { id: avatar.id, thumbs: [...thumbsOf(avatar)] },
    settings: performer.settings,
    totalNotifications: performer.notifications,
  };
};
