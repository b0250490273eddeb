import * as z from 'zod/mini';
import type { PerformerDetails } from '@greenroom/core/account/account-api.port';
import { defineCall } from '../http/call.ts';
import { acknowledgedWire, idWire, openAnswerWire, orElse } from '../http/fields.wire.ts';

/** @spec §3 Performer account — settings (JSON holding the theme) */
const settingsBodyWire = z.object({ settings: z.string() });

/** @spec §7 set avatar — avatarMedia.id and id */
const avatarBodyWire = z.object({ id: z.string(), avatarMedia: z.object({ id: z.string() }) });

const detailsWire = z.pipe(
  z.object({ phone: orElse(z.string(), '') }),
  z.transform((wire): PerformerDetails => ({ phone: wire.phone })),
);

/** @spec §7 urgent — what she must verify before she may go on */
export const URGENT_ACTIONS = ['BioEnrollFace', 'BioCheckFace', 'BioEnrollVoice', 'BioCheckVoice'] as const;
export type UrgentAction = (typeof URGENT_ACTIONS)[number];

const knownActions = (wire: readonly { readonly action: string }[]): readonly UrgentAction[] =>
  wire.flatMap(({ action }) => URGENT_ACTIONS.filter((known) => known === action));

const urgentWire = z.pipe(
  z.object({ urgentActions: orElse(z.array(z.object({ action: z.string() })), []) }),
  z.transform((wire) => knownActions(wire.urgentActions)),
);

const ivrWire = z.pipe(
  z.object({ profilename: z.nullish(idWire), introduction_message: z.nullish(idWire) }),
  z.transform((wire) => ({
    profileName: wire.profilename ?? undefined,
    introductionMessage: wire.introduction_message ?? undefined,
  })),
);

export const accountCalls = {
  saveSettings: defineCall({
    name: 'saveSettings',
    purpose: 'Saves the settings JSON, which holds her theme.',
    method: 'PUT',
    path: '/performer/performer_accounts/{id}',
    origin: 'spec',
    section: '§7 Performer profile',
    access: 'performer',
    body: settingsBodyWire,
    answer: acknowledgedWire,
    errors: [],
  }),
  setAvatar: defineCall({
    name: 'setAvatar',
    purpose: 'Makes one of her approved photos the avatar.',
    method: 'PATCH',
    path: '/performer/performer_accounts/{id}',
    origin: 'spec',
    section: '§7 Performer profile',
    access: 'performer',
    body: avatarBodyWire,
    answer: acknowledgedWire,
    errors: [],
  }),
  performerDetails: defineCall({
    name: 'performerDetails',
    purpose: 'Her details; the phone number decides whether phone services are open to her.',
    method: 'GET',
    path: '/performer/performer_account/{id}/performer_details',
    origin: 'spec',
    section: '§7 Performer profile',
    access: 'performer',
    answer: detailsWire,
    errors: [],
  }),
  performerIvr: defineCall({
    name: 'performerIvr',
    purpose: 'Which recordings her phone profile has.',
    method: 'GET',
    path: '/performer/performer_account/{id}/performer_ivr',
    origin: 'spec',
    section: '§7 Performer profile',
    access: 'performer',
    answer: ivrWire,
    errors: [],
  }),
  urgent: defineCall({
    name: 'urgent',
    purpose: 'Which face or voice verification is due.',
    method: 'GET',
    path: '/performer/performer_accounts/{id}/urgent',
    origin: 'spec',
    section: '§7 Performer profile',
    access: 'performer',
    answer: urgentWire,
    errors: [],
  }),
  paymentInfo: defineCall({
    name: 'paymentInfo',
    purpose: 'What the platform tells about payments; the specification shows no fields.',
    method: 'GET',
    path: '/payment_info',
    origin: 'spec',
    section: '§7 Auth and session',
    access: 'performer',
    answer: openAnswerWire,
    errors: [],
  }),
};
