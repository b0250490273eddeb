import { expect, it } from 'vitest';
import type { PushMessage } from '@greenroom/adapters-http/push/push-message.wire';
import { pushNotice as de } from '../i18n/de.json';
import { pushNotice as en } from '../i18n/en.json';
import { pushNotice as nl } from '../i18n/nl.json';
import { pressInQuery } from './push-press.ts';
import { createPushReceiver, type PageClient, type PushReceiverDeps } from './receive-pushes.ts';

type Shown = Parameters<PushReceiverDeps['show']>[0];

const REQUEST: PushMessage = { event: 'request', language: 'en', clientId: '5001' };

const setUpIn = (mustShow: boolean, leads: string | undefined, ...visibilities: readonly string[]) => {
  const [shown, opened, posted, focused]: [Shown[], string[], unknown[], string[]] = [[], [], [], []];
  const received: string[] = [];
  const pages = visibilities.map((visibilityState, index): PageClient => ({
    id: `page${index}`,
    visibilityState,
    postMessage: (message) => {
      posted.push(message);
      received.push(`page${index}`);
    },
    focus: () => {
      focused.push(`page${index}`);
      return Promise.resolve();
    },
  }));
  const deps: PushReceiverDeps = {
    pages: () => Promise.resolve(pages),
    leader: () => Promise.resolve(leads),
    openPage: (address) => Promise.resolve(opened.push(address)),
    show: (notice) => {
      shown.push(notice);
      return Promise.resolve();
    },
    mustShow,
    language: () => 'nl',
  };
  return { ...createPushReceiver(deps, { de, en, nl }), shown, opened, posted, received, focused };
};
const setUpLed = (leads: string | undefined, ...visibilities: readonly string[]) =>
  setUpIn(false, leads, ...visibilities);
const setUp = (...visibilities: readonly string[]) => setUpLed(undefined, ...visibilities);

it('shows a request with Accept and Decline, without a name that the message does not have', async () => {
  const { receive, shown } = setUp();
  await receive(REQUEST);
  expect(shown).toEqual([
    {
      title: 'A request',
      body: 'A customer is waiting for you',
      tag: 'push-request',
      silent: false,
      requireInteraction: true,
      renotify: true,
      actions: [
        { action: 'accept', title: 'Accept' },
        { action: 'decline', title: 'Decline' },
      ],
      data: REQUEST,
    },
  ]);
});

it('shows a login on a new device also while a page is in view, and its press opens the security page', async () => {
  const { receive, shown, opened } = setUp('visible');
  await receive({ event: 'newDevice', language: 'en' });
  expect(shown).toMatchObject([{ title: 'A new device', tag: 'push-newDevice', actions: [] }]);
  const closed = setUp();
  await closed.press({ data: { event: 'newDevice', language: 'en' }, action: '' });
  expect([opened, closed.opened]).toEqual([[], ['/security/']]);
});

it('opens the home page at a press on the approval of the account', async () => {
  const { press, opened } = setUp();
  await press({ data: { event: 'approved', language: 'en' }, action: '' });
  expect(opened).toEqual(['/']);
});

it('takes the place of a request that is over, without a sound and without buttons', async () => {
  const { receive, shown } = setUp();
  await receive({ ...REQUEST, event: 'requestOver', language: 'nl' });
  expect(shown).toMatchObject([{ title: 'Verzoek voorbij', tag: 'push-request', silent: true, actions: [] }]);
});

it.each([
  [{ event: 'request', language: 'de', clientId: '1', name: 'nl|Mark' }, 'Mark wartet auf dich'],
  [{ event: 'request', language: 'en', clientId: '1', name: 'nl|annon12' }, 'Anonymous is waiting for you'],
  [{ event: 'online', language: 'de', clientId: '1', name: 'de|' }, 'Anonym ist online'],
  [{ event: 'message', language: 'nl', clientId: '1', name: '', text: 'Hoi' }, 'Anoniem: Hoi'],
  [{ event: 'online', language: 'nl', clientId: '1', name: 'nl|Mark' }, 'Mark is online'],
  [{ event: 'message', language: 'en', clientId: '1', name: 'Mark', text: '$& {{name}}' }, 'Mark: $& {{name}}'],
  [{ event: 'message', language: 'en', clientId: '1' }, 'There is a message in your inbox'],
  [{ event: 'payout', language: 'en', amount: 123_456 }, '€ 1234.56 is being paid to you'],
  [{ event: 'approved', language: 'nl' }, 'Je kunt nu live gaan.'],
  [{ event: 'payout', language: 'de' }, 'Deine Einnahmen der letzten Woche werden ausgezahlt'],
])('writes %j as %s', async (message, body) => {
  const { receive, shown } = setUp();
  await receive(message);
  expect(shown.map((notice) => notice.body)).toEqual([body]);
});

it('leaves it to a page in view, and asks a hidden one to take its own notice away', async () => {
  const visible = setUp('hidden', 'visible');
  await visible.receive(REQUEST);
  expect([visible.shown, visible.posted]).toEqual([[], []]);
  const hidden = setUp('hidden');
  await hidden.receive(REQUEST);
  expect([hidden.shown.length, hidden.posted]).toEqual([1, [{ type: 'pushShown', event: 'request' }]]);
});

it('hands a press to the page that runs, and focuses it', async () => {
  const { press, posted, focused, opened } = setUp('hidden');
  await press({ data: REQUEST, action: 'accept' });
  expect(posted).toEqual([{ type: 'pushPressed', press: { event: 'request', clientId: '5001', press: 'accept' } }]);
  expect([focused, opened]).toEqual([['page0'], []]);
});

it('hands a press to every page, and focuses the one that leads behind another in view', async () => {
  const { press, received, focused } = setUpLed('page1', 'visible', 'hidden');
  await press({ data: REQUEST, action: 'accept' });
  expect([received, focused]).toEqual([['page0', 'page1'], ['page1']]);
});

it('hands a press over also where the page that leads cannot be found', async () => {
  const { press, received, focused } = setUpLed('gone', 'hidden', 'visible');
  await press({ data: REQUEST, action: 'accept' });
  expect([received, focused]).toEqual([['page0', 'page1'], ['page1']]);
});

it.each(['accept', 'decline', ''] as const)('opens a page with the answer %j where none runs', async (action) => {
  const { press, opened } = setUp();
  await press({ data: REQUEST, action });
  const [address = ''] = opened;
  expect(pressInQuery(new URL(address, 'http://page').search)).toEqual({
    event: 'request',
    clientId: '5001',
    press: action === '' ? 'open' : action,
  });
});

it.each([
  [{ event: 'message', language: 'nl', clientId: '5001' }, '/inbox/'],
  [{ event: 'payout', language: 'nl' }, '/earnings/'],
  [{ event: 'online', language: 'nl', clientId: '50/01' }, '/clients/50%2F01'],
])('opens the page of %j', async (data, page) => {
  const { press, opened } = setUp();
  await press({ data, action: '' });
  expect(opened).toEqual([page]);
});

it.each([undefined, null, 'text', { event: 'other' }, { event: 'request', language: 'en' }])(
  'shows that there is news for %j, which it cannot read, and opens the app at its press',
  async (content) => {
    const { receive, press, shown, opened } = setUp('visible');
    await receive(content);
    expect(shown).toMatchObject([{ title: 'Nieuws voor je', silent: true, actions: [], data: undefined }]);
    await press({ data: undefined, action: '' });
    expect(opened).toEqual([]);
    const closed = setUp();
    await closed.press({ data: undefined, action: '' });
    expect(closed.opened).toEqual(['/']);
  },
);

it('shows each message without a sound beside a page in view where the browser counts those that show nothing', async () => {
  const { receive, shown, posted } = setUpIn(true, undefined, 'visible');
  await receive(REQUEST);
  expect(shown).toMatchObject([{ tag: 'push-request', silent: true, requireInteraction: false, renotify: false }]);
  expect(posted).toEqual([]);
});

it.each([
  ['subscribes again', () => Promise.resolve()],
  ['does not subscribe again', () => Promise.reject(new Error('refused'))],
])('tells every page of a subscription that has changed, also where the browser %s', async (_what, subscribe) => {
  const { renew, posted } = setUp('hidden', 'visible');
  await renew(subscribe);
  expect(posted).toEqual([{ type: 'pushChanged' }, { type: 'pushChanged' }]);
});

it('finds no answer in other addresses', () => {
  expect(['', '?request=5001', '?answer=accept', '?request=5001&answer=hang'].map(pressInQuery)).toEqual(
    Array.from({ length: 4 }),
  );
});
