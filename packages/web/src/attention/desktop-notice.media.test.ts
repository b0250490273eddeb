import { expect, it } from 'vitest';
import { createDesktopNotice } from './desktop-notice.media.ts';

const TEXT = { title: 'Request', body: 'Mark is waiting', tab: '(1) Request' };

/** A browser's notices, as far as they are used. */
const setUp = (given: { permission?: NotificationPermission; refuses?: boolean; looking?: boolean }) => {
  const shown: string[] = [];
  const notices: FakeNotice[] = [];
  class FakeNotice extends EventTarget {
    static permission = given.permission ?? 'granted';
    static requestPermission = () => Promise.resolve<NotificationPermission>('granted');
    constructor(title: string) {
      super();
      if (given.refuses === true) throw new TypeError('Illegal constructor');
      shown.push(title);
      notices.push(this);
    }
    readonly close = () => void shown.push('closed');
  }
  let front = 0;
  let replace: (kind: 'request' | 'online') => void = () => undefined;
  const notice = createDesktopNotice({
    notifications: FakeNotice as unknown as typeof Notification,
    isLooking: () => given.looking ?? false,
    bringToFront: () => {
      front += 1;
    },
    onReplaced: (listener) => {
      replace = listener;
    },
  });
  return {
    notice,
    shown,
    press: () => notices[0]?.dispatchEvent(new Event('click')),
    front: () => front,
    replace: (kind: 'request' | 'online') => replace(kind),
  };
};

it('shows a notice until it is taken back', () => {
  const { notice, shown } = setUp({});
  notice.show(TEXT)();
  expect(shown).toEqual(['Request', 'closed']);
});

it('brings the tab to the front when it is pressed', () => {
  const { notice, press, front } = setUp({});
  notice.show(TEXT);
  press();
  expect(front()).toBe(1);
});

it.each([{ looking: true }, { permission: 'default' }, { permission: 'denied' }] as const)(
  'shows none with %o',
  (given) => {
    const { notice, shown } = setUp(given);
    notice.show(TEXT)();
    expect(shown).toEqual([]);
  },
);

it('asks only on a press, and remembers the answer', async () => {
  const { notice } = setUp({ permission: 'default' });
  expect(notice.watch.state()).toBe('notAsked');
  notice.ask();
  await Promise.resolve();
  await Promise.resolve();
  expect(notice.watch.state()).toBe('granted');
});

it('says so where a page may not show notices', () => {
  const { notice } = setUp({ refuses: true });
  notice.show(TEXT);
  expect(notice.watch.state()).toBe('unsupported');
});

it('leaves the place to the notification of the service worker', () => {
  const { notice, shown, replace } = setUp({});
  replace('request');
  notice.show(TEXT);
  replace('online');
  expect(shown).toEqual(['Request']);
  replace('request');
  expect(shown).toEqual(['Request', 'closed']);
});
