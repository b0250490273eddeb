/** A message on its way to the push service of one device. */
export interface PushOrder {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  /** Encrypted for the device before it leaves. */
  readonly payload: string;
  /** Seconds for which the push service keeps it for a device that is off. */
  readonly ttl: number;
  readonly urgency: 'normal' | 'high';
  /** Replaces an undelivered message of the same name. */
  readonly topic: string;
}

/** Sends messages to the push services of browsers. */
export interface PushService {
  /** False where there are none: then nothing is looked up. */
  readonly isOffered: boolean;
  /** The public key of the platform, base64url. */
  readonly publicKey: () => Promise<string>;
  /** Checks whether the address belongs to a push service that messages may be sent to. */
  readonly isKnown: (endpoint: string) => boolean;
  /** @returns the status of the push service. @throws where it does not answer */
  readonly send: (order: PushOrder) => Promise<number>;
}

/** For a platform without push messages. */
export const NO_PUSH_SERVICE: PushService = {
  isOffered: false,
  publicKey: () => Promise.reject(new Error('There are no push messages here')),
  isKnown: () => false,
  send: () => Promise.reject(new Error('There are no push messages here')),
};
