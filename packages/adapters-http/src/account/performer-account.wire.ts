import * as z from 'zod/mini';
import {
  isRole,
  type PerformerAccount,
  type ProfileStatus,
  type Role,
} from '@greenroom/core/account/performer-account';
import { FALLBACK_LANGUAGE, languageOrFallback } from '@greenroom/core/localisation/language';
import { flagWire, idWire, orElse, performerIdWire } from '../http/fields.wire.ts';
import { serviceFlagsWire } from '../services/service-flags.wire.ts';

const texts = orElse(z.array(z.string()), []);
const text = (fallback: string) => orElse(z.string(), fallback);

const roleWire = z.pipe(
  z.string(),
  z.transform((wire): Role => (isRole(wire) ? wire : 'ROLE_UNKNOWN')),
);

/** Moderation status of the profile: pending until a moderator has seen it, approved where the platform sends none. */
const profileStatusWire = z.pipe(
  z.nullish(z.string()),
  z.transform((wire): ProfileStatus => (wire === 'pending' ? 'pending' : 'approved')),
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

const avatarMediaWire = z.object({
  id: idWire,
  thumbs: orElse(z.array(z.object({ url: z.string(), width: z.number() })), []),
});

/** Settings come as JSON text or as the object itself; the product keeps the text. */
const settingsWire = z.pipe(
  z.nullish(z.union([z.string(), z.record(z.string(), z.unknown())])),
  z.transform((wire) => (typeof wire === 'string' ? wire : JSON.stringify(wire ?? {}))),
);

/** The account of the logged-in performer, as check_session answers. @spec §3 Performer account */
export const performerAccountWire = z.pipe(
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
    age: z.nullish(z.number()),
    avatar: z.nullish(z.string()),
    avatar_media: orElse(z.nullable(avatarMediaWire), null),
    settings: settingsWire,
    newsletter: orElse(flagWire, false),
    gender: text(''),
    orientation: text(''),
    cupSize: text(''),
    eyeColor: text(''),
    height: z.nullish(z.number()),
    weight: z.nullish(z.number()),
    motherLanguage: text(''),
    translate: orElse(flagWire, false),
    location: orElse(locationWire, NOWHERE),
    totalNotifications: orElse(z.number(), 0),
  }),
  z.transform((wire): PerformerAccount => ({
    id: wire.id,
    username: wire.username,
    nickname: wire.nickname ?? wire.username,
    roles: wire.roles,
    language: languageOrFallback(wire.language),
    socketToken: wire.socketToken,
    status: wire.status,
    services: wire.performer_services,
    tags: wire.performer_tags,
    countries: wire.performerCountries,
    languages: wire.performerLanguages,
    descriptions: wire.performerDescriptions,
    phoneProfile: {
      nameAvailable: wire.performerIVRDetails.profilename_available,
      introductionAvailable: wire.performerIVRDetails.introduction_message_available,
      advertisementAvailable:
        wire.performerIVRDetails.advertisement_available ?? wire.performerIVRDetails.introduction_message_available,
    },
    performerStatus: wire.performerStatus,
    age: wire.age ?? undefined,
    avatar: wire.avatar ?? undefined,
    avatarMedia:
      wire.avatar_media === null
        ? undefined
        : {
            id: wire.avatar_media.id,
            pictures: wire.avatar_media.thumbs.toSorted((one, other) => one.width - other.width),
          },
    settings: wire.settings,
    newsletter: wire.newsletter,
    profile: {
      gender: wire.gender,
      orientation: wire.orientation,
      cupSize: wire.cupSize,
      eyeColor: wire.eyeColor,
      height: wire.height ?? undefined,
      weight: wire.weight ?? undefined,
      motherLanguage: wire.motherLanguage,
      translate: wire.translate,
      location: wire.location,
    },
    totalNotifications: wire.totalNotifications,
  })),
);
