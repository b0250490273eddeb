import { err, ok } from '@greenroom/core/kernel/result';
import type { PushDevice, PushPermission, PushSubscription as Subscribed } from '@greenroom/core/push/push-api.port';

/** Functions of the browser for push messages; tests use a double. */
export interface PushDeviceDeps {
  readonly serviceWorker: Pick<ServiceWorkerContainer, 'ready' | 'getRegistration'> | undefined;
  readonly notifications: Pick<typeof Notification, 'permission'> | undefined;
  readonly hasPush: boolean;
  readonly timeZone: () => string;
}

const PERMISSION = {
  default: 'notAsked',
  granted: 'granted',
  denied: 'denied',
} as const satisfies Record<NotificationPermission, PushPermission>;

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.codePointAt(0) ?? 0);

const base64urlOf = (key: ArrayBuffer): string =>
  btoa(String.fromCodePoint(...new Uint8Array(key)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** @returns undefined for a subscription without keys, to which nothing can be sent */
const subscribedAs = (subscription: PushSubscription | null): Subscribed | undefined => {
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  const [p256dh, auth] = [keys?.['p256dh'], keys?.['auth']];
  return endpoint === undefined || p256dh === undefined || auth === undefined ? undefined : { endpoint, p256dh, auth };
};

/** The browser's end of push messages. They need the service worker, which a site may not want. */
export const createPushDevice = ({ serviceWorker, notifications, hasPush, timeZone }: PushDeviceDeps): PushDevice => {
  const manager = async (): Promise<PushManager | undefined> =>
    (await serviceWorker?.getRegistration())?.pushManager ?? undefined;
  const current = async (): Promise<PushSubscription | null> => (await (await manager())?.getSubscription()) ?? null;
  return {
    permission: async () =>
      notifications === undefined || !hasPush ? 'unsupported' : PERMISSION[notifications.permission],
    serverKey: async () => {
      const key = (await current())?.options.applicationServerKey;
      return key ? base64urlOf(key) : undefined;
    },
    subscription: async () => subscribedAs(await current()),
    subscribe: async (key) => {
      try {
        const { pushManager } = (await serviceWorker?.ready) ?? {};
        const made = await pushManager?.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
        const subscribed = subscribedAs(made ?? null);
        return subscribed === undefined ? err('failed') : ok(subscribed);
      } catch {
        return err(notifications?.permission === 'denied' ? 'denied' : 'failed');
      }
    },
    unsubscribe: async () => {
      await (await current())?.unsubscribe().catch(() => undefined);
    },
    timeZone,
  };
};
