import { afterAll, beforeAll, expect, it } from 'vitest';
import { millis, seconds } from '@greenroom/core/kernel/units';
import { createKnownDevices } from '@greenroom/sim-cli/platform/account/login/known-devices';
import { createLoginDenials } from '@greenroom/sim-cli/platform/account/login/login-denials';
import { createLogins } from '@greenroom/sim-cli/platform/account/login/logins';
import { createRememberedDevices } from '@greenroom/sim-cli/platform/account/login/remembered-devices';
import { createPerformers } from '@greenroom/sim-cli/platform/base/people/performers';
import { SYSTEM_IDS } from '@greenroom/sim-cli/platform/base/security/ids';
import { createSequence } from '@greenroom/sim-cli/platform/base/store/sequence';
import { openWorld, type World } from '@greenroom/sim-cli/platform/base/world/open-world';
import { createAuthenticators } from '@greenroom/sim-cli/platform/beyond/account-security/authenticators';
import { createRecoveryCodes } from '@greenroom/sim-cli/platform/beyond/account-security/recovery-codes';
import { createPasswordLinks } from '@greenroom/sim-cli/platform/beyond/passwords/password-links';
import { createPasswordsApi } from '@greenroom/sim-cli/platform/beyond/passwords/passwords-api.sim';
import { createForum } from '@greenroom/sim-cli/platform/contacts/forum/forum';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';

const AT_ONCE = 8;
const DEMI = { id: '1004', nickname: 'Demi' };
const clock = { today: () => seconds(1_700_000_000), stamp: () => millis(1_700_000_000_000) };

const times = <Value>(make: () => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: AT_ONCE }, make));

let postgres: TestPostgres;
let world: World;
beforeAll(async () => {
  postgres = await startPostgres();
  world = await openWorld({ dataFolder: undefined, database: await postgres.createDatabase(), seed: 7 }, clock);
});
afterAll(async () => {
  await world.close();
  await postgres.stop();
});

it('leaves one set of recovery codes when 8 are made at once', async () => {
  const { store } = world;
  const base = { store, clock: clock as never, ids: SYSTEM_IDS, accountKey: 'key' };
  const recoveryCodes = createRecoveryCodes(base);
  const authenticators = createAuthenticators({ ...base, recoveryCodes });
  const app = { performer_id: DEMI.id, secret: '', created_at: 0, confirmed_at: 1, last_step: 0 };
  await store.insertInto('authenticators').values(app).execute();
  for (let round = 0; round < 5; round += 1) {
    const sets = await times(() => authenticators.renewRecoveryCodes(DEMI.id, async () => undefined));
    expect(sets.every((codes) => codes?.length === 10)).toBe(true);
    expect(await store.selectFrom('recovery_codes').select('code_hash').execute()).toHaveLength(10);
  }
});

it('begins one thread of the forum when its first post is sent 8 times at once', async () => {
  const { store } = world;
  const forum = createForum(store, clock, createSequence(clock));
  const [topic] = await forum.topics(DEMI.id);
  for (let round = 0; round < 5; round += 1) {
    const post = { id: `post ${round}`, title: `Lamps ${round}`, content: 'Which?' };
    const begun = await times(() => forum.begin(DEMI, topic?.id ?? '', post));
    expect(new Set(begun).size).toBe(1);
    const { threads } = await forum.threads({ search: post.title }, { limit: 5, offset: 0 });
    expect(threads.map(({ posts }) => posts)).toEqual([1]);
  }
});

/** Calls about passwords, with unlimited tries and no mails. */
const openPasswords = ({ store, queryCache: { memoize } }: World) => {
  const base = { store, clock: clock as never, ids: SYSTEM_IDS, key: 'key', memoize };
  const passwordLinks = createPasswordLinks(base);
  const loginDenials = createLoginDenials(base);
  const nothing = async () => undefined;
  const api = createPasswordsApi({
    ...base,
    passwordLinks,
    loginDenials,
    performers: createPerformers(store, memoize),
    registrations: { lacksPassword: async () => false },
    rememberedDevices: createRememberedDevices(base),
    knownDevices: createKnownDevices(base),
    logins: createLogins(base),
    tries: { begin: async () => 0, giveBack: nothing, forget: nothing },
    hashPassword: async (password: string) => password,
    passwordPolicy: nothing,
    notices: { notify: nothing, sendLink: nothing },
    publisher: { closeLogin: nothing },
    eventLog: { write: () => undefined },
    originOf: () => '',
  } as unknown as Parameters<typeof createPasswordsApi>[0]);
  const device = { address: '', userAgent: '' };
  const call = (answer: (request: never, caller: never) => Promise<{ readonly ok: boolean }>, body: object) =>
    answer({ params: {}, query: undefined, body } as never, { host: '', device } as never);
  const create = () => store.transaction().execute((within) => passwordLinks.create(DEMI.id, within));
  const good = async () =>
    (await store.selectFrom('password_links').select('id').where('used_at', 'is', null).execute()).length;
  return { api, call, create, good, loginDenials };
};

it('leaves one link to set a password when 8 are asked for at once', async () => {
  const { create, good } = openPasswords(world);
  for (let round = 0; round < 5; round += 1) {
    await times(create);
    expect(await good()).toBe(1);
  }
});

it('sets a password, denies a login and makes links at once, and each waits for the other', async () => {
  const { api, call, create, good, loginDenials } = openPasswords(world);
  for (let round = 0; round < 20; round += 1) {
    const token = await create();
    const denial = await loginDenials.create({ performerId: DEMI.id, loginId: 'gone', deviceId: 'known' });
    const answers = await Promise.all([
      call(api.resetPassword, { token, password: 'three green teas', endOthers: true }),
      call(api.denyLogin, { token: denial }),
      call(api.askForPasswordLink, { email: DEMI.id }),
      call(api.askForPasswordLink, { email: DEMI.id }),
    ]);
    expect(answers.slice(1).every(({ ok }) => ok)).toBe(true);
    expect(await good()).toBeLessThanOrEqual(1);
  }
});
