import type { PerformerId } from '../kernel/ids.ts';
import type { AsyncResult, Result } from '../kernel/result.ts';
import type { Language } from '../localisation/language.ts';
import type { PushChoices } from './push-choices.ts';

/** Address and keys by which a push message reaches this device. */
export interface PushSubscription {
  readonly endpoint: string;
  /** Public key of the device, base64url. */
  readonly p256dh: string;
  /** Secret of the subscription, base64url. */
  readonly auth: string;
}

/** `denied`: the performer has refused notifications, and only the browser's settings change that. */
export type PushPermission = 'unsupported' | 'notAsked' | 'granted' | 'denied';

/** The part of a browser that receives push messages while no page is open. */
export interface PushDevice {
  readonly permission: () => Promise<PushPermission>;
  /** Key of the platform for which the subscription was made, base64url; undefined where there is none, or the browser does not say. */
  readonly serverKey: () => Promise<string | undefined>;
  readonly subscription: () => Promise<PushSubscription | undefined>;
  /** Asks for permission where it was not given, and subscribes; call it from a press. */
  readonly subscribe: (key: string) => Promise<Result<PushSubscription, 'denied' | 'failed'>>;
  readonly unsubscribe: () => Promise<void>;
  readonly timeZone: () => string;
}

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
