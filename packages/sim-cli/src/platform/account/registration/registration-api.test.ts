import { expect, it } from 'vitest';
import { millis, seconds } from '@greenroom/core/kernel/units';
import { DOCUMENT_SIDES, type Registration } from '@greenroom/core/registration/registration';
import { TYPED_REGISTRATION } from '@greenroom/core/testing/registration/registration.fake';
import { createFiles } from '../../base/people/files.ts';
import { createNotices } from '../../base/people/notices.ts';
import { createPerformers } from '../../base/people/performers.ts';
import { createSubmissions } from '../../base/people/submissions.ts';
import { SYSTEM_IDS } from '../../base/security/ids.ts';
import { createTables } from '../../base/store/create-tables.ts';
import { NO_CACHE } from '../../base/store/query-cache.ts';
import { openMemoryStore } from '../../base/store/store.ts';
import { DEMO_PASSWORD } from '../../base/world/performers.ts';
import { createPasswordLinks } from '../../beyond/passwords/password-links.ts';
import { accountAnswer } from '../account/account-answer.ts';
import { loadSharp } from '../gallery/reencode-image.ts';
import { createLoginTries } from '../login/login-tries.ts';
import { createRegistrationApi } from './registration-api.sim.ts';
import { createRegistrations } from './registrations.ts';

/** Opens a link with its four documents. */
const open = async ({ hasPasswordLinks = true } = {}) => {
  const store = openMemoryStore();
  await createTables(store);
  const clock = { stamp: () => millis(1_700_000_000_000), today: () => seconds(1_700_000_000) } as never;
  const registrations = createRegistrations(store, clock);
  const performers = createPerformers(store, NO_CACHE.memoize);
  const submissions = createSubmissions(store, clock);
  const passwordLinks = createPasswordLinks({ store, clock, ids: SYSTEM_IDS });
  /** Happens once a link was looked up, and once the number of a new performer is known. */
  const meanwhile = {
    found: async (): Promise<unknown> => undefined,
    numbered: async (): Promise<unknown> => undefined,
  };
  const once = async (moment: keyof typeof meanwhile): Promise<void> => {
    const happens = meanwhile[moment];
    meanwhile[moment] = async () => undefined;
    await happens();
  };
  const api = createRegistrationApi({
    store,
    clock,
    registrations: {
      ...registrations,
      find: async (token) => {
        const found = await registrations.find(token);
        await once('found');
        return found;
      },
    },
    performers: {
      ...performers,
      nextId: async () => {
        await once('numbered');
        return performers.nextId();
      },
    },
    files: createFiles(store, clock),
    submissions,
    notices: createNotices({ store, clock, ids: SYSTEM_IDS, submissions }),
    passwordLinks,
    originOf: (host) => `https://${host}`,
    hasPasswordLinks,
    tries: createLoginTries(store, clock, 10),
    fetchPhoneNumbers: () => import('@greenroom/core/personal-data/phone-number'),
    eventLog: { write: () => undefined, entries: () => [], follow: () => () => undefined },
  });
  const token = await registrations.invite('zoe@example.org', 'open');
  const sharp = await loadSharp();
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#808080' } })
    .png()
    .toBuffer();
  const upload = (side: string) =>
    api.uploadDocument(
      { params: { token, side }, query: undefined, body: new Uint8Array(picture) } as never,
      undefined as never,
    );
  let body = TYPED_REGISTRATION;
  const documents: string[] = [];
  for (const side of DOCUMENT_SIDES) {
    const sent = await upload(side);
    const id = sent.ok ? String(sent.value.id) : '';
    documents.push(id);
    body = { ...body, [side]: id };
  }
  const register = (change: Partial<Registration & { readonly language: string }> = {}) =>
    api.register(
      { params: { token }, query: undefined, body: { ...body, ...change } } as never,
      { host: 'studio.example' } as never,
    );
  const mailAgain = () =>
    api.mailAgain(
      { params: { token }, query: undefined, body: undefined } as never,
      { host: 'studio.example' } as never,
    );
  const kept = async () => (await store.selectFrom('files').select('id').orderBy('id').execute()).map(({ id }) => id);
  return {
    store,
    submissions,
    passwordLinks,
    meanwhile,
    upload,
    register,
    mailAgain,
    kept,
    documents: documents.toSorted(),
  };
};

it('replaces no document of a registration that is done while it is being sent', async () => {
  const { store, meanwhile, upload, register, kept, documents } = await open();
  meanwhile.found = async () => expect(await register()).toMatchObject({ ok: true });
  expect(await upload('idFront')).toMatchObject({ ok: false, error: { body: { error: 'token_used' } } });
  expect(await kept()).toEqual(documents);
  await store.destroy();
});

it('registers nobody with a document that is replaced meanwhile', async () => {
  const { store, meanwhile, upload, register } = await open();
  meanwhile.numbered = async () => expect(await upload('idFront')).toMatchObject({ ok: true });
  const problem = { field: 'idFront', problem: 'fileMissing' };
  expect(await register()).toMatchObject({ ok: false, error: { status: 422, body: problem } });
  expect(await store.selectFrom('performers').select('id').execute()).toEqual([]);
  await store.destroy();
});

it('mails the performer ID with a link to choose a password', async () => {
  const { store, passwordLinks, register } = await open();
  const registered = await register();
  const [mail] = await store.selectFrom('notices').selectAll().execute();
  expect(mail).toMatchObject({ kind: 'registered', address: 'zoe@example.org' });
  expect(mail?.text).toContain('Je performer-ID is 2001.');
  const [page, token = ''] = mail?.link?.split('#') ?? [];
  expect(page).toBe('https://studio.example/new-password/');
  expect(token).toMatch(/^first\./);
  expect(await passwordLinks.find(token.slice('first.'.length))).toEqual({
    ok: true,
    value: registered.ok && registered.value.id,
  });
  const link = await store.selectFrom('password_links').select('expires_at').executeTakeFirstOrThrow();
  expect(link.expires_at).toBe(1_700_000_000_000 + 24 * 3_600_000);
  await store.destroy();
});

it.each([
  ['en', 'Your registration was received.'],
  ['nl', 'Je registratie is ontvangen.'],
  ['de', 'Deine Registrierung ist eingegangen.'],
  ['xx', 'Je registratie is ontvangen.'],
])('gives the account the language of its registration, %s, from the first mail on', async (language, words) => {
  const { store, register } = await open();
  await register({ language });
  const [mail] = await store.selectFrom('notices').selectAll().execute();
  expect(mail?.text).toContain(words);
  await store.destroy();
});

it('makes nothing of a registration public: neither name nor age, place, language or text', async () => {
  const { store, submissions, register } = await open();
  await register();
  const performer = await store.selectFrom('performers').selectAll().executeTakeFirstOrThrow();
  const account = await accountAnswer(submissions, performer, 'token', undefined);
  expect(account).toMatchObject({
    username: 'performer-2001',
    nickname: '',
    age: null,
    gender: '',
    motherLanguage: '',
    location: { country: '', province: '', city: '' },
    performerLanguages: [],
    performerDescriptions: [],
    avatar: null,
  });
  const agreed = await accountAnswer(submissions, { ...performer, brands: 'nl' }, 'token', undefined);
  expect(agreed.performerDescriptions).toEqual([]);
  expect(JSON.stringify(account)).not.toMatch(/Zoë|Voorbeeld|Zeist|Dorpsstraat/i);
  await store.destroy();
});

it('sends the first mail again at most 3 times within a quarter of an hour, until the password is chosen', async () => {
  const { store, passwordLinks, register, mailAgain } = await open();
  expect(await mailAgain()).toMatchObject({ error: { body: { error: 'token_invalid' } } });
  await register();
  const tokens = async (): Promise<readonly string[]> => {
    const mails = await store.selectFrom('notices').select('link').execute();
    return mails.map(({ link }) => link?.split('#first.')[1] ?? '');
  };
  const [first = ''] = await tokens();
  for (let time = 0; time < 3; time += 1) expect(await mailAgain()).toMatchObject({ ok: true });
  expect(await mailAgain()).toMatchObject({ error: { status: 429 } });
  expect(await tokens()).toHaveLength(4);
  expect(await passwordLinks.find(first)).toEqual({ ok: false, error: 'token_used' });
  await store.insertInto('password_changes').values({ performer_id: '2001', changed_on: 1 }).execute();
  expect(await mailAgain()).toMatchObject({ error: { body: { error: 'token_used' } } });
  await store.destroy();
});

it('mails the first password where pages have no link to choose one', async () => {
  const { store, register } = await open({ hasPasswordLinks: false });
  await register();
  const [mail] = await store.selectFrom('notices').select(['text', 'link']).execute();
  expect(mail).toEqual({
    text: `Je registratie is ontvangen. Je performer-ID is 2001. Je wachtwoord is ${DEMO_PASSWORD}.`,
    link: null,
  });
  await store.destroy();
});

it('registers no name that shows nothing, and keeps the others as they are seen, numbers bare', async () => {
  const { store, register } = await open();
  for (const nothing of ['\u0000', '\u200B\u200D', '\uFFFF'])
    expect(await register({ lastName: nothing })).toMatchObject({
      ok: false,
      error: { body: { field: 'lastName', problem: 'required' } },
    });
  const copied = {
    firstName: '\u202EZoë\u0000',
    phone: 'tel:+31\u00A0612345678',
    iban: '\u202ANL91\u202FABNA\u20110417164300\u202C',
  };
  expect(await register(copied)).toMatchObject({ ok: true });
  const kept = await store.selectFrom('submissions').select(['kind', 'content']).execute();
  const contentOf = (kind: string): unknown => JSON.parse(kept.find((each) => each.kind === kind)?.content ?? '');
  expect(contentOf('personal')).toMatchObject({ firstName: 'Zoë', phone: '+31612345678' });
  expect(contentOf('payment')).toMatchObject({ iban: 'NL91ABNA0417164300' });
  await store.destroy();
});
