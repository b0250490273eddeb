import { expect, it } from 'vitest';
import { accountWith } from '../../testing/account/performer-account.fake.ts';
import { settle } from '../../testing/kernel/settle.fake.ts';
import { silentLog } from '../kernel/log.port.ts';
import { done, ok } from '../kernel/result.ts';
import { WIDEST_AGE } from './age.ts';
import type { ProfileApi } from './profile-api.port.ts';
import { createProfileForms } from './profile-forms.ts';

const API: ProfileApi = {
  ageBounds: async () => ok(WIDEST_AGE),
  saveInfo: async () => done,
  saveLocation: async () => done,
  saveNewsletter: async () => done,
  places: async () => ok(new Map()),
  createText: async () => done,
  saveText: async () => done,
  phone: async () => new Promise(() => undefined),
  savePhone: async () => done,
  saveRecording: async () => done,
  vip: async () => new Promise(() => undefined),
  saveVip: async () => done,
  brands: async () => new Promise(() => undefined),
  saveBrands: async () => done,
};

const setUp = () => {
  let account = accountWith();
  const forms = createProfileForms({
    api: API,
    drafts: { read: () => ({}), write: () => undefined },
    log: silentLog,
    currentAccount: () => account,
    knownAccount: () => account,
    onAccountChanged: () => undefined,
    nextAccount: async () => undefined,
  });
  const ask = (part: Parameters<typeof accountWith>[0]): void => void (account = accountWith(part));
  return { forms, ask };
};

it('shows what was saved when the page is opened again before the account was asked for', async () => {
  const {
    forms: {
      texts: { nl },
    },
    ask,
  } = setUp();
  const text = { nickname: 'Anna', description: 'a'.repeat(400) };
  nl.open();
  await settle();
  nl.set('nickname', text.nickname);
  nl.set('description', text.description);
  nl.save();
  await settle();
  nl.open();
  await settle();
  expect(nl.watch.state()).toMatchObject({ draft: { ...text, status: 'pending' }, edited: false });
  ask({ descriptions: [{ id: 't1', brand: 'nl', ...text, status: 'approved' }] });
  nl.open();
  await settle();
  expect(nl.watch.state().draft.status).toBe('approved');
});
