import type { PerformerId } from '../kernel/ids.ts';
import type { AsyncResult } from '../kernel/result.ts';
import type { Language } from '../localisation/language.ts';
import type { PushChoices } from './push-choices.ts';
import type { PushSubscription } from './push-device.port.ts';

/** Faults of push messages: the browser ended the subscription, it or its push service refused, or the platform did not take it. */
export const PUSH_ERRORS = ['push.lost', 'push.notSubscribed', 'push.notSaved'] as const;
export type PushErrorCode = (typeof PUSH_ERRORS)[number];

/** A device that wants push messages: its subscription, its choices, and the language and time zone of its messages. */
export interface PushRegistration {
  readonly subscription: PushSubscription;
  readonly choices: PushChoices;
  readonly language: Language;
  /** IANA name; the quiet hours are those of the device. */
  readonly timeZone: string;
}

/** Calls of ours. */
export interface PushApi {
  /** Fetches the public key of the platform, for which browsers make subscriptions. @returns base64url */
  readonly key: (id: PerformerId) => AsyncResult<string>;
  /** Adds this device, or changes its choices. */
  readonly save: (id: PerformerId, registration: PushRegistration) => AsyncResult<undefined>;
  readonly remove: (id: PerformerId, endpoint: string) => AsyncResult<undefined>;
}
