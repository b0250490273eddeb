import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createBarePerformer,
  type BareAccount,
  type BarePerformer,
  type BareSocket,
} from '../support/bare-performer.ts';
import { startPlatform, type TestPlatform } from '../support/platform.ts';

let platform: TestPlatform;
let demi: BarePerformer;
let socket: BareSocket;
let account: BareAccount;
const INBOX = 'performer/performer_accounts/1004/inbox';

beforeAll(async () => {
  platform = await startPlatform();
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
  const id = await mark.writes('1004', 'Friday', '50 % off?');
  await socket.hears('email', ({ value }) => value === 4);
  await demi.call('PATCH', `${INBOX}/${id}`, { readStatus: 'OLD' });
  await socket.hears('email', ({ value }) => value === 3);
  expect((await page(`type=inbox&limit=10&offset=0&search=${encodeURIComponent('50 %')}`)).messages).toMatchObject([
    { id, readStatus: 'OLD' },
  ]);
  expect((await page('type=inbox&limit=10&offset=0&search=_____')).total).toBe(0);
  await demi.call('DELETE', `${INBOX}/${id}`);
  expect((await page('type=removed&limit=10&offset=0')).messages[0]).toMatchObject({ id });
  expect((await demi.call('POST', `${INBOX}/${id}/restore`)).status).toBe(200);
  expect((await page('type=inbox&limit=10&offset=0')).messages[0]).toMatchObject({ id });
});

it('keeps a message once however often it is sent, and refuses it between two who are blocked', async () => {
  const { id: receiver, ...mark } = await platform.customer({ name: 'Mark' });
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

it('knows no message of another performer', async () => {
  expect((await demi.call('GET', `${INBOX}/i1001-1`)).status).toBe(404);
  expect((await demi.call('DELETE', `${INBOX}/i1001-1`)).status).toBe(404);
  expect((await demi.call('GET', 'performer/performer_accounts/1001/inbox?type=inbox&limit=10&offset=0')).status).toBe(
    404,
  );
});
