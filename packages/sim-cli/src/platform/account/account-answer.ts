import type { CALLS } from '@greenroom/adapters-http/http/calls';
import type { WireAnswer } from '@greenroom/adapters-http/http/call';
import { SERVICES } from '@greenroom/core/services/service';
import type { PerformerRow } from '../store/schema.ts';
import { readList } from '../store/text-list.ts';

/** Who is logged in, as check_session tells it. @spec §3 Performer account */
export const accountAnswer = (
  performer: PerformerRow,
  socketToken: string,
): WireAnswer<(typeof CALLS)['checkSession']> => {
  const on = readList(performer.services);
  const brands = readList(performer.brands);
  const { nickname, description } = performer;
  return {
    id: performer.id,
    username: performer.username,
    nickname,
    roles: [performer.role],
    language: performer.language,
    socketToken,
    status: performer.status,
    performer_services: Object.fromEntries(SERVICES.map((service) => [service, on.includes(service)])),
    performer_tags: [...readList(performer.tags)],
    performerCountries: [...readList(performer.countries)],
    performerLanguages: ['nl', 'en'],
    performerDescriptions: brands.map((brand) => ({ brand, nickname, description })),
    performerIVRDetails: {
      profilename_available: performer.phone_name === 1,
      introduction_message_available: performer.phone_introduction === 1,
    },
    performerStatus: performer.performer_status,
    age: performer.age,
    avatar: performer.avatar,
    settings: performer.settings,
    totalNotifications: performer.notifications,
  };
};
