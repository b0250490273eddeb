import { expect, it } from 'vitest';
import { accountWith } from '../../testing/account/performer-account.fake.ts';
import { settle } from '../../testing/kernel/settle.fake.ts';
import { performerId } from '../kernel/ids.ts';
import { silentLog } from '../kernel/log.port.ts';
import { createValue } from '../kernel/machine.ts';
import { done, ok } from '../kernel/result.ts';
import { UNKNOWN_IDENTITY, type LoginState } from '../login/performer-status-state.ts';
import type { PersonalDataApi } from '../personal-data/personal-data-api.port.ts';
import { WIDEST_AGE } from '../profile/age.ts';
import type { ProfileApi } from '../profile/profile-api.port.ts';
import { createAccountForms } from './account-forms.ts';

const TEXT = { id: 't1', brand: 'nl', nickname: 'Anna', description: 'a'.repeat(400), status: 'pending' } as const;

const setUp = () => {
  const calls: string[] = [];
  const login = createValue<LoginState>({ ...UNKNOWN_IDENTITY, account: accountWith() });
  const saving = Promise.withResolvers<typeof done>();
  const { info, location, newsletter, texts } = createAccountForms({
    personalData: {} as PersonalDataApi,
    profile: {
      createText: async (_id, brand) => {
        calls.push(`create ${brand}`);
        return done;
      },
      ageBounds: async () => ok(WIDEST_AGE),
      places: async () => ok(new Map()),
      saveNewsletter: () => saving.promise,
      saveText: async (id, { description }) => {
        calls.push(`save ${id} ${description.length}`);
        return done;
      },
    } as Partial<ProfileApi> as ProfileApi,
    drafts: { read: () => ({}), write: () => undefined },
    login: { watch: login, checkNow: () => undefined },
    account: { refreshDetails: () => undefined },
    fetchPhoneNumbers: () => new Promise(() => undefined),
    log: silentLog,
  });
  const { nl } = texts;
  const save = async (description: string): Promise<void> => {
    nl.set('nickname', TEXT.nickname);
    nl.set('description', description);
    nl.save();
    await settle();
  };
  return { calls, info, location, login, newsletter, nl, save, saving };
};

it('creates the first text of a brand once, and saves the next under the id that the account brings', async () => {
  const { calls, login, nl, save } = setUp();
  nl.open();
  await settle();
  await save(TEXT.description);
  await save('a'.repeat(401));
  expect([calls, nl.watch.state().saving]).toEqual([['create nl'], true]);
  login.set({ ...login.state(), account: accountWith({ descriptions: [TEXT] }) });
  await settle();
  expect([calls, nl.watch.state().saving]).toEqual([['create nl', 'save t1 401'], false]);
});

it('drops a text that waits for its id at a log-out', async () => {
  const { calls, login, nl, save } = setUp();
  nl.open();
  await settle();
  await save(TEXT.description);
  await save('a'.repeat(401));
  login.set(UNKNOWN_IDENTITY);
  login.set({ ...UNKNOWN_IDENTITY, account: accountWith({ username: 'bea' }) });
  await settle();
  expect([calls, nl.watch.state().status]).toEqual([['create nl'], 'closed']);
});

it.each([undefined, performerId('1002')])(
  'shows the next performer nothing of a save answered while %s is logged in',
  async (id) => {
    const { login, newsletter, saving } = setUp();
    newsletter.open();
    await settle();
    newsletter.set('newsletter', true);
    newsletter.save();
    expect(newsletter.watch.state().saving).toBe(true);
    login.set(UNKNOWN_IDENTITY);
    const next = { ...UNKNOWN_IDENTITY, account: accountWith({ id: performerId('1002'), newsletter: false }) };
    if (id !== undefined) login.set(next);
    saving.resolve(done);
    await settle();
    if (id === undefined) login.set(next);
    newsletter.open();
    await settle();
    expect(newsletter.watch.state()).toMatchObject({ status: 'ready', draft: { newsletter: false } });
  },
);

it('closes a form whose options are there after the log-out', async () => {
  const { info, location, login } = setUp();
  info.open();
  location.open();
  login.set(UNKNOWN_IDENTITY);
  await settle();
  expect([info.watch.state().status, location.watch.state().status]).toEqual(['closed', 'closed']);
});
