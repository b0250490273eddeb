import type { Result } from '../kernel/result.ts';

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
