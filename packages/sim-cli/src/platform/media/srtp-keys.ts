import { createSecretKey } from 'node:crypto';
import { SrtpSession } from 'werift';

type Start = SrtpSession['start'];

const { start } = SrtpSession.prototype;

/** To cipher with, and in one of the two profiles to sign with. */
const KEYS = ['srtpSessionKey', 'srtpSessionAuthTag'];

/**
 * werift ciphers each packet with a key in a buffer, and each time Node needs two exceptions to find that it is no key object: 20
 * instead of 5 microseconds a packet. With a key object there is nothing to find.
 */
export const prepareSrtpKeys = (): void => {
  SrtpSession.prototype.start = function startWithKeyObjects(this: SrtpSession, ...keys: Parameters<Start>): void {
    start.apply(this, keys);
    for (const { cipher } of [this.localContext, this.remoteContext]) {
      for (const name of KEYS) {
        const key: unknown = Reflect.get(cipher, name);
        if (Buffer.isBuffer(key)) Reflect.set(cipher, name, createSecretKey(key));
      }
    }
  };
};
