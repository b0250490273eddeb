import { decodePushMessage, type PushMessage } from '@greenroom/adapters-http/push/push-message.wire';
import type { Language } from '@greenroom/core/localisation/language';
import { pushNotice, unreadNotice, type NoticeTexts, type PushNotice } from './push-notice.ts';
import { addressOfPress, CHANGED, PRESSED, SHOWN, type PushPress } from './push-press.ts';

/** A page of the app, as the service worker sees it. */
export interface PageClient {
  readonly id: string;
  readonly visibilityState: string;
  readonly postMessage: (message: unknown) => void;
  readonly focus: () => Promise<unknown>;
}

/** Functions of the service worker that push messages need. */
export interface PushReceiverDeps {
  readonly pages: () => Promise<readonly PageClient[]>;
  /** Finds the id of the page that leads; undefined where none does. */
  readonly leader: () => Promise<string | undefined>;
  readonly openPage: (address: string) => Promise<unknown>;
  readonly show: (notice: PushNotice & { readonly data: PushMessage | undefined }) => Promise<void>;
  /** True where the browser ends a subscription whose messages show nothing, even while a page is in view. */
  readonly mustShow: boolean;
  /** Language of a notification whose message cannot be read. */
  readonly language: () => Language;
}

/** A press as the browser reports it: the content of the notification, and the name of the button, empty for none. */
export interface NoticePress {
  readonly data: unknown;
  readonly action: string;
}

/** Changes of a notification that is shown for the browser's sake alone. */
const UNOBTRUSIVE = { silent: true, requireInteraction: false, renotify: false } as const;

const pressOf = (message: PushMessage, action: string): PushPress => ({
  event: message.event,
  clientId: 'clientId' in message ? message.clientId : undefined,
  press: action === 'accept' || action === 'decline' ? action : 'open',
});

/**
 * Shows push messages as notifications, and hands presses on them to the pages that run, of which the leading one alone acts, or to a new one. What a
 * press does is decided by the page, so that the rules of the app hold.
 */
export const createPushReceiver = (deps: PushReceiverDeps, texts: Readonly<Record<Language, NoticeTexts>>) => ({
  receive: async (content: unknown): Promise<void> => {
    const message = decodePushMessage(content);
    // A push that shows nothing costs the subscription sooner or later.
    if (message === undefined) return deps.show({ ...unreadNotice(texts[deps.language()]), data: undefined });
    const pages = await deps.pages();
    const notice = pushNotice(message, texts[message.language]);
    // A page in view shows what belongs to a customer itself.
    if ('clientId' in message && pages.some(({ visibilityState }) => visibilityState === 'visible')) {
      if (deps.mustShow) await deps.show({ ...notice, ...UNOBTRUSIVE, data: message });
      return;
    }
    await deps.show({ ...notice, data: message });
    // A hidden page takes its own notice of the same request away.
    for (const page of pages) page.postMessage({ type: SHOWN, event: message.event });
  },
  press: async ({ data, action }: NoticePress): Promise<void> => {
    const message = decodePushMessage(data);
    const press = message === undefined ? undefined : pressOf(message, action);
    const pages = await deps.pages();
    const leader = await deps.leader().catch(() => undefined);
    const page =
      pages.find(({ id }) => id === leader) ??
      pages.find(({ visibilityState }) => visibilityState === 'visible') ??
      pages[0];
    if (page === undefined) {
      await deps.openPage(press === undefined ? '/' : addressOfPress(press));
      return;
    }
    // The page in view may be one that waits while another one works.
    if (press !== undefined) for (const each of pages) each.postMessage({ type: PRESSED, press });
    // The press is carried out in any case; a browser may refuse the focus.
    await page.focus().catch(() => undefined);
  },
  /** Subscribes again where the browser has ended a subscription, and lets the pages bring the new one to the platform. */
  renew: async (subscribe: () => Promise<unknown>): Promise<void> => {
    await subscribe().catch(() => undefined);
    for (const page of await deps.pages()) page.postMessage({ type: CHANGED });
  },
});
