import type { Cancel } from '@greenroom/core/kernel/clock.port';
import type { AttentionText, DesktopNotice, NoticePermission } from './attention.port.ts';
import { createValue } from '@greenroom/core/kernel/value';

/** The same tag replaces an older notice instead of piling up. */
const TAG = 'greenroom-request';

const PERMISSION = {
  default: 'notAsked',
  granted: 'granted',
  denied: 'denied',
} as const satisfies Record<NotificationPermission, NoticePermission>;

/** What a browser offers for notices; a stand-in listens in tests. */
export interface NoticeWorld {
  readonly notifications: typeof Notification | undefined;
  /** She is looking at this tab: the request is in front of her already. */
  readonly isLooking: () => boolean;
  readonly bringToFront: () => void;
}

export const createDesktopNotice = (world: NoticeWorld): DesktopNotice => {
  const { notifications } = world;
  const permission = createValue<NoticePermission>(
    notifications === undefined ? 'unsupported' : PERMISSION[notifications.permission],
  );

  const show = ({ title, body }: AttentionText): Cancel => {
    if (notifications === undefined || permission.state() !== 'granted' || world.isLooking()) return () => undefined;
    try {
      // The ring is ours: the operating system stays silent, or two sounds compete.
      const notice = new notifications(title, { body, tag: TAG, requireInteraction: true, silent: true });
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
