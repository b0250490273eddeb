import type { PushService } from '../../base/environment/push-service.port.ts';
import type { Store } from '../../base/store/store.ts';
import { pushKeys, type PushKeys } from './push-keys.ts';

/** Hosts of the push services of browsers; the platform sends to no other address that a page names. */
const PUSH_HOSTS = [
  /^fcm\.googleapis\.com$/,
  /^(?:[\w-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[\w-]+\.)*push\.apple\.com$/,
  /^(?:[\w-]+\.)*notify\.windows\.com$/,
];
/** Contact of the operator, which push services want to know. */
const CONTACT = 'https://greenroom.example/';
/** Time after which a push service counts as not reached, in milliseconds. */
const ANSWERS_WITHIN = 10_000;

interface Parts {
  readonly store: Store;
  /** Key outside the database, which encrypts the platform's own. */
  readonly accountKey: string | undefined;
  /** Origins of further push services, for tests on this machine. */
  readonly more: readonly string[];
}

/** Encrypts messages (RFC 8291) and sends them to push services (RFC 8030). */
export const createWebPushService = ({ store, accountKey, more }: Parts): PushService => {
  // Loaded at the first use: most runs send no message.
  const load = async () => (await import('web-push')).default;
  let made: Promise<PushKeys> | undefined;
  const keys = (): Promise<PushKeys> => {
    made ??= load()
      .then((webPush) => pushKeys(store, accountKey, webPush.generateVAPIDKeys))
      .catch((error: unknown) => {
        // The next use tries again.
        made = undefined;
        throw error;
      });
    return made;
  };
  return {
    isOffered: true,
    publicKey: async () => (await keys()).publicKey,
    isKnown: (endpoint) => {
      if (!URL.canParse(endpoint)) return false;
      const { origin, protocol, hostname, port, username, password } = new URL(endpoint);
      if (username !== '' || password !== '') return false;
      if (more.includes(origin)) return true;
      return protocol === 'https:' && port === '' && PUSH_HOSTS.some((host) => host.test(hostname));
    },
    send: async ({ endpoint, p256dh, auth, payload, ttl, urgency, topic }) => {
      const webPush = await load();
      const { publicKey, privateKey } = await keys();
      const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        TTL: ttl,
        urgency,
        topic,
        contentEncoding: 'aes128gcm',
        vapidDetails: { subject: CONTACT, publicKey, privateKey },
      });
      const answer = await fetch(endpoint, {
        method: 'POST',
        headers: Object.entries(details.headers).flatMap(([name, value]) =>
          // The length follows from the body.
          name.toLowerCase() === 'content-length' ? [] : [[name, String(value)] as [string, string]],
        ),
        body: details.body === null ? null : new Uint8Array(details.body),
        redirect: 'error',
        signal: AbortSignal.timeout(ANSWERS_WITHIN),
      });
      await answer.body?.cancel();
      return answer.status;
    },
  };
};
