import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBarePerformer, openRemoteSocket, type BarePerformer } from '../support/bare-performer.ts';
import { startPlatformHere } from '../support/platform-here.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import type { TestPlatform } from '../support/test-platform.ts';

const TIMEOUT_MS = 90_000;

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, TIMEOUT_MS);
afterAll(() => postgres.stop());

describe.each([
  ['SQLite', async () => ({})],
  ['PostgreSQL', async () => ({ database: await postgres.createDatabase() })],
])('a remote on %s', (_, options) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startPlatformHere(await options());
  }, TIMEOUT_MS);
  afterAll(() => platform.stop());

  /** A performer at a laptop, with a code for a phone. */
  const atLaptop = async () => {
    const id = await platform.hire({ services: ['chat'], language: 'en' });
    const laptop = createBarePerformer(platform);
    const account = await laptop.arrives(id);
    const socket = await laptop.openSocket(account);
    const remote = `performer/performer_accounts/${id}/remote`;
    const { status, json } = await laptop.call('POST', `${remote}/code`);
    expect([status, json['lifetime']]).toEqual([200, 180]);
    return { id, laptop, socket, remote, code: String(json['code']) };
  };
  const pair = (phone: BarePerformer, code: string) => phone.call('POST', 'remote/pairing', { code });
  const openPhone = async (phone: BarePerformer) => {
    const { json } = await phone.call('GET', 'remote/pairing');
    return openRemoteSocket(platform, { id: String(json['performerId']), token: String(json['socketToken']) });
  };

  it(
    'pairs one of seven phones that present a code at once',
    async () => {
      const { laptop, remote, code } = await atLaptop();
      const phones = Array.from({ length: 7 }, () => createBarePerformer(platform));
      const answers = await Promise.all(phones.map((phone) => pair(phone, code)));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array(6).fill(409)]);
      expect((await laptop.call('GET', remote)).json).toEqual({ paired: true });
      const again = await laptop.call('POST', `${remote}/code`);
      expect([again.status, again.json['error']]).toEqual([409, 'remote_paired']);
    },
    TIMEOUT_MS,
  );

  it(
    'carries presses to the laptop and its view to the phone, and neither way anything else',
    async () => {
      const { id, laptop, socket, remote, code } = await atLaptop();
      const phone = createBarePerformer(platform);
      await pair(phone, code);
      expect(await socket.receives('remote')).toEqual({ type: 'PAIRED' });
      const remoteSocket = await openPhone(phone);
      expect(remoteSocket.acknowledged).toMatchObject({ ok: true });
      remoteSocket.sends('remotecommand', { performerId: id, id: 'p-1', action: 'stopToys' }, id, 'ROLE_PERFORMER');
      expect(await socket.receives('remotecommand')).toMatchObject({ id: 'p-1', action: 'stopToys' });
      // An event of a performer, from a socket that is none, and a press in the name of another performer.
      remoteSocket.sends('services', { performerId: id, services: { cam: true }, countries: ['nl'] }, '', 'ROLE_ADMIN');
      remoteSocket.sends('remotecommand', { performerId: '1001', id: 'p-2', action: 'end' }, '1001', 'ROLE_PERFORMER');
      const view = { performerId: id, status: 'ready', isAbout: false, microphone: 'on', replies: [] };
      socket.sends('remotestate', view, id, 'ROLE_REMOTE');
      expect(await remoteSocket.receives('remotestate')).toMatchObject({ status: 'ready' });
      expect(socket.events.filter(({ name }) => name === 'remotecommand')).toHaveLength(1);
      expect(remoteSocket.events.map(({ name }) => name)).toEqual(['remotestate']);
      await laptop.call('POST', `${remote}/removal`);
      expect(await remoteSocket.receives('remote')).toEqual({ type: 'ENDED' });
      await remoteSocket.closed();
      expect((await phone.call('GET', 'remote/pairing')).json['error']).toBe('not_paired');
    },
    TIMEOUT_MS,
  );

  it(
    'needs no second login: the page that works stays logged in, and the cookie of a phone opens no call of a performer',
    async () => {
      const { id, laptop, code } = await atLaptop();
      const phone = createBarePerformer(platform);
      await pair(phone, code);
      expect((await phone.call('GET', `performer/performer_accounts/${id}/earnings_left`)).status).toBe(403);
      expect((await phone.call('GET', 'check_session?login=0')).status).toBe(403);
      expect((await laptop.call('GET', 'check_session?login=0')).status).toBe(200);
    },
    TIMEOUT_MS,
  );

  it(
    'ends the remote with the login, and closes its socket',
    async () => {
      const { laptop, code } = await atLaptop();
      const phone = createBarePerformer(platform);
      await pair(phone, code);
      const remoteSocket = await openPhone(phone);
      await laptop.call('GET', 'auth/logout');
      await remoteSocket.closed();
      expect((await phone.call('GET', 'remote/pairing')).status).toBe(410);
    },
    TIMEOUT_MS,
  );

  it(
    'pairs a phone after 12 wrong codes of its address, and judges a used code 10 times',
    async () => {
      const { code } = await atLaptop();
      const phone = createBarePerformer(platform);
      for (let tries = 0; tries < 12; tries += 1) expect((await pair(phone, 'WRNG-C2DE')).status).toBe(410);
      expect((await pair(phone, code)).status).toBe(200);
      const again: number[] = [];
      for (let tries = 0; tries < 12; tries += 1) again.push((await pair(createBarePerformer(platform), code)).status);
      expect(again).toEqual([...Array.from({ length: 10 }, () => 409), 429, 429]);
    },
    TIMEOUT_MS,
  );

  it(
    'refuses the code of a login that has ended, and a socket without a pairing',
    async () => {
      const { id, laptop, code } = await atLaptop();
      await laptop.call('GET', 'auth/logout');
      const phone = createBarePerformer(platform);
      const { status, json } = await pair(phone, code);
      expect([status, json['error']]).toEqual([410, 'code_unknown']);
      const socket = await openRemoteSocket(platform, { id, token: 'guessed' });
      expect(socket.acknowledged).toMatchObject({ ok: false, error: 'not_authenticated' });
      socket.close();
    },
    TIMEOUT_MS,
  );
});
