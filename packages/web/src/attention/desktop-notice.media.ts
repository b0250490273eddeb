import type { Cancel } from '@greenroom/core/kernel/clock.port';
import { createValue } from '@greenroom/core/kernel/machine';
import type { AttentionText, DesktopNotice, NoticeKind, NoticePermission } from './attention.port.ts';

/** The same tag replaces an older notice instead of piling up. */
const TAG = { request: 'greenroom-request', online: 'greenroom-online' } as const satisfies Record<NoticeKind, string>;

const PERMISSION = {
  default: 'notAsked',
  granted: 'granted',
  denied: 'denied',
} as const satisfies Record<NotificationPermission, NoticePermission>;

/** Browser functions for notices; tests use a double. */
export interface NoticeWorld {
  readonly notifications: typeof Notification | undefined;
  /** Checks whether this tab is in front, so that the request is visible already. */
  readonly isLooking: () => boolean;
  readonly bringToFront: () => void;
  /** Adds a listener for notifications of the service worker, each of which takes the place of the notice of its kind. */
  readonly onReplaced: (listener: (kind: NoticeKind) => void) => void;
}

export const createDesktopNotice = (world: NoticeWorld): DesktopNotice => {
  const { notifications } = world;
  const permission = createValue<NoticePermission>(
    notifications === undefined ? 'unsupported' : PERMISSION[notifications.permission],
  );

  const open = new Map<NoticeKind, Notification>();
  world.onReplaced((kind) => open.get(kind)?.close());

  const show = ({ title, body }: AttentionText, kind: NoticeKind = 'request'): Cancel => {
    if (notifications === undefined || permission.state() !== 'granted' || world.isLooking()) return () => undefined;
    try {
      // The ring is ours: the operating system stays silent, or two sounds compete.
      const notice = new notifications(title, {
        body,
        tag: TAG[kind],
        requireInteraction: kind === 'request',
        silent: true,
      });
      open.set(kind, notice);
      notice.addEventListener('click', () => {
        world.bringToFront();
        notice.close();
      });
      return () => notice.close();
    } catch {
      // Chrome on a phone knows the name but refuses to show one from a page.
      permission.set('unsupported');
      return () => undefined;
    }
  };
  const ask = (): void => {
    notifications?.requestPermission().then(
      (answer) => permission.set(PERMISSION[answer]),
      () => permission.set('unsupported'),
    );
  };
  return { watch: permission, ask, show };
};
