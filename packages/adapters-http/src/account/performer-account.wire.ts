import * as z from 'zod/mini';
import {
  isRole,
  type PerformerAccount,
  type ProfileStatus,
  type Role,
} from '@greenroom/core/account/performer-account';
import { FALLBACK_LANGUAGE, languageOrFallback } from '@greenroom/core/localisation/language';
import { flagWire, idWire, mapped, maybe, orElse, performerIdWire } from '../http/fields.wire.ts';
import { serviceFlagsWire } from '../services/service-flags.wire.ts';

const texts = orElse(z.array(z.string()), []);
const text = (fallback: string) => orElse(z.string(), fallback);

const roleWire = mapped(z.string(), (wire): Role => (isRole(wire) ? wire : 'ROLE_UNKNOWN'));

/** Moderation status of the profile: pending until a moderator has seen it, approved where the platform sends none. */
const profileStatusWire = mapped(z.nullish(z.string()), (wire): ProfileStatus =>
  wire === 'pending' ? 'pending' : 'approved',
);

const descriptionWire = z.object({
  id: orElse(idWire, ''),
  brand: z.string(),
  nickname: text(''),
  description: text(''),
  status: profileStatusWire,
});

const locationWire = z.object({ country: text(''), province: text(''), city: text('') });
const NOWHERE = { country: '', province: '', city: '' };

/** The field `advertisement_available` is ours; without it the advertisement counts with the introduction message. */
const phoneProfileWire = z.object({
  profilename_available: orElse(flagWire, false),
  introduction_message_available: orElse(flagWire, false),
  advertisement_available: z.nullish(flagWire),
});

const avatarMediaWire = mapped(
  z.object({ id: idWire, thumbs: orElse(z.array(z.object({ url: z.string(), width: z.number() })), []) }),
  ({ id, thumbs }) => ({ id, pictures: thumbs.toSorted((one, other) => one.width - other.width) }),
);

/** Settings come as JSON text or as the object itself; the product keeps the text. */
const settingsWire = mapped(z.nullish(z.union([z.string(), z.record(z.string(), z.unknown())])), (wire) =>
  typeof wire === 'string' ? wire : JSON.stringify(wire ?? {}),
);

/** The account of the logged-in performer, as check_session answers. @spec §3 Performer account */
export const performerAccountWire = mapped(
  z.object({
    id: performerIdWire,
    username: z.string(),
    nickname: z.nullish(z.string()),
    roles: z.array(roleWire),
    language: text(FALLBACK_LANGUAGE),
    socketToken: z.string(),
    status: z.string(),
    performer_services: serviceFlagsWire,
    performer_tags: texts,
    performerCountries: texts,
    performerLanguages: texts,
    performerDescriptions: orElse(z.array(descriptionWire), []),
    performerIVRDetails: orElse(phoneProfileWire, {
      profilename_available: false,
      introduction_message_available: false,
      advertisement_available: undefined,
    }),
    performerStatus: text(''),
    age: maybe(z.number()),
    avatar: maybe(z.string()),
    avatar_media: maybe(avatarMediaWire),
    settings: settingsWire,
    newsletter: orElse(flagWire, false),
    gender: text(''),
    orientation: text(''),
    cupSize: text(''),
    eyeColor: text(''),
    height: maybe(z.number()),
    weight: maybe(z.number()),
    motherLanguage: text(''),
    translate: orElse(flagWire, false),
    location: orElse(locationWire, NOWHERE),
    totalNotifications: orElse(z.number(), 0),
  }),
  ({
    performer_services: services,
    performer_tags: tags,
    performerCountries: countries,
    performerLanguages: languages,
    performerDescriptions: descriptions,
    performerIVRDetails: phone,
    avatar_media: avatarMedia,
    gender,
    orientation,
    cupSize,
    eyeColor,
    height,
    weight,
    motherLanguage,
    translate,
    location,
    ...wire
  }): PerformerAccount => ({
    ...wire,
    nickname: wire.nickname ?? wire.username,
    language: languageOrFallback(wire.language),
    age: wire.age,
    avatar: wire.avatar,
    services,
    tags,
    countries,
    languages,
    descriptions,
    phoneProfile: {
      nameAvailable: phone.profilename_available,
      introductionAvailable: phone.introduction_message_available,
      advertisementAvailable: phone.advertisement_available ?? phone.introduction_message_available,
    },
    avatarMedia,
    profile: { gender, orientation, cupSize, eyeColor, height, weight, motherLanguage, translate, location },
  }),
);
