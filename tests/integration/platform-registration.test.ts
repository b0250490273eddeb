import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestClient } from '@greenroom/adapters-http/http/test-client.fake';
import { createRegistrationApi } from '@greenroom/adapters-http/registration/registration-api.http';
import { DOCUMENT_SIDES, type Registration } from '@greenroom/core/registration/registration';
import { TYPED_REGISTRATION } from '@greenroom/core/testing/registration/registration.fake';
import { CUT_OFF, FILES_THAT_LIE, hugeClaim, turnedPhoto } from '../support/media/media-files.ts';
import { png } from '../support/media/pictures.ts';
import { startPlatformHere } from '../support/platform-here.ts';
import type { TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
let api: ReturnType<typeof createRegistrationApi>;

beforeAll(async () => {
  platform = await startPlatformHere();
  api = createRegistrationApi(createTestClient(platform.url));
});
afterAll(() => platform.stop());

const PICTURE = new Uint8Array(png(640, 480));

const uploadAll = async (token: string): Promise<Registration> => {
  let values = TYPED_REGISTRATION;
  for (const side of DOCUMENT_SIDES) {
    const answer = await api.upload(token, side, PICTURE);
    values = { ...values, [side]: answer.ok ? answer.value : '' };
  }
  return values;
};

it.each(['used', 'expired'] as const)('opens nothing for a link that is %s', async (state) => {
  const token = await platform.invite(state);
  expect(await api.invitation(token)).toMatchObject({ error: { status: 410, message: `token_${state}` } });
  expect(await api.upload(token, 'idFront', PICTURE)).toMatchObject({ ok: false });
  expect(await api.submit(token, TYPED_REGISTRATION)).toMatchObject({ ok: false });
});

it('takes a registration once, with pictures that were really sent to this link', async () => {
  const [token, other] = [await platform.invite(), await platform.invite()];
  const values = await uploadAll(token);
  expect(await api.submit(other, values)).toMatchObject({
    error: { body: { field: 'idFront', problem: 'fileMissing' } },
  });
  expect(await api.submit(token, { ...values, birthDate: '2015-01-01' })).toMatchObject({
    error: { status: 422, body: { field: 'birthDate', problem: 'tooYoung' } },
  });
  const registered = await api.submit(token, values);
  expect(registered.ok && (await platform.performer(registered.value)).status).toBe('PENDING');
  expect(await api.submit(token, values)).toMatchObject({ error: { message: 'token_used' } });
  expect(JSON.stringify(await platform.log())).not.toMatch(/Voorbeeld|NL91/);
});

it.each([
  ...FILES_THAT_LIE,
  ...CUT_OFF,
  ['a head that claims 60000x60000', hugeClaim] as const,
  ['a picture nobody can read', async () => png(200, 200)] as const,
])('refuses %s as a document', async (_what, make) => {
  const token = await platform.invite();
  const content = new Uint8Array(await make());
  expect(await api.upload(token, 'idFront', content)).toMatchObject({ error: { message: 'not_an_image' } });
});

it('refuses a document of no bytes', async () => {
  const token = await platform.invite();
  expect(await api.upload(token, 'cardBack', new Uint8Array())).toMatchObject({ ok: false });
});

it('takes a document as the camera turned it', async () => {
  const token = await platform.invite();
  const content = new Uint8Array(await turnedPhoto(600, 800));
  expect(await api.upload(token, 'idBack', content)).toMatchObject({ ok: true });
});
