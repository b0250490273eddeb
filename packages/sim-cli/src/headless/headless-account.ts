import { NO_PROFILE } from '@greenroom/core/account/no-profile';
import type { PerformerAccount } from '@greenroom/core/account/performer-account';
import { isRole } from '@greenroom/core/account/roles';
import { performerId } from '@greenroom/core/kernel/ids';
import { NO_SERVICES } from '@greenroom/core/services/service-flags';
import type { Service } from '@greenroom/core/services/service';
import { PERFORMERS, SENTINEL_PERFORMERS, type WorldPerformer } from '../platform/world/performers.ts';

/** The performer of the world with this id, also one who exists to be refused. */
export const worldPerformer = (id: string): WorldPerformer | undefined =>
  [...PERFORMERS, ...SENTINEL_PERFORMERS].find((performer) => performer.id === id);

/** Her account as the platform would tell it. */
export const accountOf = (performer: WorldPerformer, on: readonly Service[] = []): PerformerAccount => {
  const { id, username, status, role = 'ROLE_PERFORMER', tags = [], phoneLacks } = performer;
  const services = { ...NO_SERVICES };
  for (const service of on) services[service] = true;
  return {
    id: performerId(id),
    username,
    nickname: username.charAt(0).toUpperCase() + username.slice(1),
    roles: isRole(role) ? [role] : [],
    language: 'nl',
    socketToken: 'socket-token-1',
    status,
    services,
    tags,
    countries: ['nl', 'be'],
    languages: ['nl'],
    descriptions: [],
    phoneProfile: { nameAvailable: phoneLacks !== 'name', introductionAvailable: phoneLacks !== 'introduction' },
    performerStatus: 'ELIGIBLE',
    age: 30,
    avatar: undefined,
    avatarMedia: undefined,
    settings: '{"theme":"dark"}',
    newsletter: false,
    profile: { ...NO_PROFILE, gender: 'woman' },
    totalNotifications: 0,
  };
};
