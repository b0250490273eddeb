import { randomUUID } from 'node:crypto';
import { createTestClient } from '@greenroom/adapters-http/http/test-client.fake';
import { createRegistrationApi } from '@greenroom/adapters-http/registration/registration-api.http';
import { DOCUMENT_SIDES, type Registration } from '@greenroom/core/registration/registration';
import { TYPED_REGISTRATION } from '@greenroom/core/testing/registration/registration.fake';
import { png } from '../media/pictures.ts';
import { failure, type Act } from './kill-ledger.ts';

const DOCUMENT = new Uint8Array(png(640, 480));

const letters = (): string =>
  randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .padEnd(12, 'x');

/** From a link to a performer. */
export const register: Act = async (_worker, { platform, ledger }) => {
  const token = await platform.invite();
  const api = createRegistrationApi(createTestClient(platform.url));
  const name = letters();
  let values: Registration = { ...TYPED_REGISTRATION, firstName: name };
  for (const side of DOCUMENT_SIDES) {
    const answer = await api.upload(token, side, DOCUMENT);
    if (!answer.ok) throw failure('document', answer.error);
    ledger.acknowledged.push({ what: 'document', count: `files where id = '${answer.value}'`, rows: 1 });
    values = { ...values, [side]: answer.value };
  }
  ledger.once.push(`submissions where kind = 'personal' and content like '%${name}%'`);
  const registered = await api.submit(token, values);
  if (!registered.ok) throw failure('registration', registered.error);
  const id = registered.value;
  ledger.acknowledged.push(
    { what: 'registration', count: `registrations where performer_id = '${id}'`, rows: 1 },
    { what: 'submissions', count: `submissions where performer_id = '${id}'`, rows: 4 },
  );
};
