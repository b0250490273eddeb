import { expect, it } from 'vitest';
import { millis, seconds } from '@greenroom/core/kernel/units';
import { DOCUMENT_SIDES, NO_REGISTRATION, type Registration } from '@greenroom/core/registration/registration';
import { loadSharp } from '../gallery/reencode-image.ts';
import { createFiles } from '../people/files.ts';
import { createPerformers } from '../people/performers.ts';
import { createSubmissions } from '../people/submissions.ts';
import { migrate } from '../store/migrate.ts';
import { NO_CACHE } from '../store/query-cache.ts';
import { openMemoryStore } from '../store/store.ts';
import { createRegistrationApi } from './registration-api.sim.ts';
import { createRegistrations } from './registrations.ts';

const VALUES: Registration = {
  ...NO_REGISTRATION,
  firstName: 'Zoë',
  lastName: 'Voorbeeld',
  street: 'Dorpsstraat',
  houseNumber: '12',
  zipCode: '1234 AB',
  city: 'Zeist',
  email: 'zoe@example.org',
  phone: '+31612345678',
  birthDate: '2000-05-17',
  accountHolder: 'Z Voorbeeld',
  iban: 'NL91ABNA0417164300',
};

/** Opens a link with its four documents. */
const open = async () => {
  const store = openMemoryStore();
  await migrate(store);
  const clock = { stamp: () => millis(1_700_000_000_000), today: () => seconds(1_700_000_000) } as never;
  const registrations = createRegistrations(store, clock);
  const performers = createPerformers(store, NO_CACHE.memoize);
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
    submissions: createSubmissions(store, clock),
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
  let body = VALUES;
  const documents: string[] = [];
  for (const side of DOCUMENT_SIDES) {
    const sent = await upload(side);
    const id = sent.ok ? String(sent.value.id) : '';
    documents.push(id);
    body = { ...body, [side]: id };
  }
  const register = () => api.register({ params: { token }, query: undefined, body } as never, undefined as never);
  const kept = async () => (await store.selectFrom('files').select('id').orderBy('id').execute()).map(({ id }) => id);
  return { store, meanwhile, upload, register, kept, documents: documents.toSorted() };
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
