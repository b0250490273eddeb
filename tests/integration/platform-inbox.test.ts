import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createBarePerformer,
  type BareAccount,
  type BarePerformer,
  type BareSocket,
} from '../support/bare-performer.ts';
import { startPlatformHere } from '../support/platform-here.ts';
import type { TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
let demi: BarePerformer;
let socket: BareSocket;
let account: BareAccount;
const INBOX = 'performer/performer_accounts/1004/inbox';

beforeAll(async () => {
  platform = await startPlatformHere();
  demi = createBarePerformer(platform);
  account = await demi.arrives('1004');
  socket = await demi.openSocket(account);
});
afterAll(async () => {
  socket.close();
  await platform.stop();
});

const page = async (query: string) => {
  const { json } = await demi.call('GET', `${INBOX}?${query}`);
  return json as {
    messages: { id: string; subject: string; sentBy: string; readStatus: string; date: number }[];
    total: number;
  };
};

it('gives a year of messages newest first, 10 a page, and counts the unread ones at log-in', async () => {
  const first = await page('type=inbox&limit=10&offset=0');
  const second = await page('type=inbox&limit=10&offset=10');
  const dates = [...first.messages, ...second.messages].map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  expect(dates).toHaveLength(20);
  expect(first.total).toBeGreaterThan(20);
  expect(account['totalNotifications']).toBe(first.messages.filter(({ readStatus }) => readStatus === 'NEW').length);
  expect((await page('type=sent&limit=10&offset=0')).messages.every(({ sentBy }) => sentBy === 'PERFORMER')).toBe(true);
});

it('rings with the number of unread messages when one comes and when it is read or removed', async () => {
  const mark = await platform.customer({ name: 'Mark' });
  const id = await mark.writes('1004', 'Friday, Élise', '50 % off?');
  await socket.receives('email', ({ value }) => value === 4);
  await demi.call('PATCH', `${INBOX}/${id}`, { readStatus: 'OLD' });
  await socket.receives('email', ({ value }) => value === 3);
  expect((await page(`type=inbox&limit=10&offset=0&search=${encodeURIComponent('50 %')}`)).messages).toMatchObject([
    { id, readStatus: 'OLD' },
  ]);
  expect((await page('type=inbox&limit=10&offset=0&search=_____')).total).toBe(0);
  expect((await page(`type=inbox&limit=10&offset=0&search=${encodeURIComponent('élise')}`)).messages).toMatchObject([
    { id },
  ]);
  await demi.call('DELETE', `${INBOX}/${id}`);
  expect((await page('type=removed&limit=10&offset=0')).messages[0]).toMatchObject({ id });
  expect((await demi.call('POST', `${INBOX}/${id}/restore`)).status).toBe(200);
  expect((await page('type=inbox&limit=10&offset=0')).messages[0]).toMatchObject({ id });
});

it('counts no unread message that was removed', async () => {
  const id = await platform.hire();
  const other = createBarePerformer(platform);
  const otherSocket = await other.openSocket(await other.arrives(id));
  const mark = await platform.customer({ name: 'Mark' });
  const message = await mark.writes(id, 'Friday', 'Are you there?');
  await otherSocket.receives('email', ({ value }) => value === 1);
  await other.call('DELETE', `performer/performer_accounts/${id}/inbox/${message}`);
  expect(await otherSocket.receives('email', ({ value }) => value === 0)).toMatchObject({ value: 0 });
  otherSocket.close();
});

it('keeps a message once however often it is sent, and refuses it between two who are blocked', async () => {
  const { id: receiver, ...mark } = await platform.customer({ name: 'Mark' });
  await mark.asks('1004');
  await mark.cancels();
  const send = (id: string) => demi.call('POST', INBOX, { id, receiver, subject: '', content: 'Hi' });
  expect([(await send('x1')).status, (await send('x1')).status]).toEqual([200, 200]);
  const { json } = await demi.call('GET', `performer/performer_accounts/1004/messages/${receiver}`);
  expect(json).toMatchObject({ client: { name: 'nl|Mark' }, blocked: 'none', history: [{ id: 'x1' }] });
  await mark.blocks('1004', true);
  expect(await send('x2')).toMatchObject({ status: 409, json: { error: 'blocked_by_client' } });
  await mark.blocks('1004', false);
  expect((await send('x2')).status).toBe(200);
});

it('tells with a message what was written before it and since', async () => {
  const mark = await platform.customer({ name: 'Mark' });
  const asked = await mark.writes('1004', 'Friday', 'At nine?');
  await demi.call('POST', INBOX, { id: 'y1', receiver: mark.id, subject: 'Re: Friday', content: 'Yes' });
  const next = await mark.writes('1004', 'Saturday', 'Again?');
  const { json } = await demi.call('GET', `${INBOX}/y1`);
  expect(json).toMatchObject({ message: { id: 'y1' }, history: [{ id: next }, { id: asked }] });
});

it('lists each customer of a box once, unread ones first, with the newest message there', async () => {
  const list = async (query: string) => {
    const { json } = await demi.call(
      'GET',
      `performer/performer_accounts/1004/conversations?limit=100&offset=0&${query}`,
    );
    return json as {
      conversations: { message: { client: { id: string }; content: string }; unread: number }[];
      total: number;
    };
  };
  const [ann, bob] = [await platform.customer({ name: 'Ann' }), await platform.customer({ name: 'Bob' })];
  await ann.writes('1004', 'Friday', 'First');
  const second = await ann.writes('1004', 'Friday', 'Second');
  const read = await bob.writes('1004', 'Monday', 'Third');
  await demi.call('PATCH', `${INBOX}/${read}`, { readStatus: 'OLD' });
  const inbox = await list('type=inbox');
  const ids = inbox.conversations.map(({ message }) => message.client.id);
  expect([new Set(ids).size, inbox.total]).toEqual([ids.length, ids.length]);
  const unread = inbox.conversations.map((each) => each.unread);
  expect(unread.map((count) => count > 0)).toEqual(
    unread.map((count) => count > 0).toSorted((a, b) => Number(b) - Number(a)),
  );
  expect(inbox.conversations[0]).toMatchObject({ message: { client: { id: ann.id }, content: 'Second' }, unread: 2 });
  expect(inbox.conversations.find(({ message }) => message.client.id === bob.id)).toMatchObject({ unread: 0 });
  expect((await list('type=inbox&search=third')).conversations).toMatchObject([{ message: { content: 'Third' } }]);
  await demi.call('DELETE', `${INBOX}/${second}`);
  expect((await list('type=inbox')).conversations[0]).toMatchObject({ message: { content: 'First' }, unread: 1 });
  expect((await list('type=removed')).conversations[0]).toMatchObject({ message: { content: 'Second' }, unread: 0 });
});

it('keeps the translation of a message beside its text, and says where older messages begin', async () => {
  const mark = await platform.customer({ name: 'Mark' });
  await mark.asks('1004');
  await mark.cancels();
  const languages = { language: 'en', languageTranslate: 'nl', messageTranslate: 'Ja' };
  for (let count = 0; count <= 50; count += 1)
    await demi.call('POST', INBOX, { id: `z${count}`, receiver: mark.id, subject: '', content: 'Yes', ...languages });
  const { json } = await demi.call('GET', `performer/performer_accounts/1004/messages/${mark.id}`);
  const { history, hasEarlier } = json as { history: { id: string }[]; hasEarlier: boolean };
  expect([history.length, hasEarlier]).toEqual([50, true]);
  expect(history[0]).toMatchObject({ id: 'z50', content: 'Yes', contentTranslate: 'Ja' });
  const { json: oldest } = await demi.call('GET', `${INBOX}/${history.at(-1)?.id}`);
  expect(oldest).toMatchObject({ hasEarlier: false });
  expect((oldest as { history: { id: string }[] }).history.at(-1)).toMatchObject({ id: 'z0' });
});

it('knows no message of another performer', async () => {
  expect((await demi.call('GET', `${INBOX}/i1001-1`)).status).toBe(404);
  expect((await demi.call('DELETE', `${INBOX}/i1001-1`)).status).toBe(404);
  expect((await demi.call('GET', 'performer/performer_accounts/1001/inbox?type=inbox&limit=10&offset=0')).status).toBe(
    404,
  );
});
