import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBarePerformer, type BarePerformer } from '../support/bare-performer.ts';
import { startPlatformHere } from '../support/platform-here.ts';
import type { TestPlatform } from '../support/test-platform.ts';

const CLIENTS = 'performer/performer_accounts/1004/clients';
const ACCOUNT = 'performer/performer_account/1004';

let platform: TestPlatform;
let demi: BarePerformer;
beforeAll(async () => {
  platform = await startPlatformHere();
  demi = createBarePerformer(platform);
  await demi.arrives('1004');
});
afterAll(() => platform.stop());

it('knows no customer whom the performer has never met, in any call that names one', async () => {
  const { id } = await platform.customer({ name: 'Stranger' });
  const body = { performerAccount: { id: '1004' }, client: { id }, reason: 'rude' };
  const message = { id: 'stranger', receiver: id, subject: '', content: 'Hi' };
  const calls = [
    ['GET', `${CLIENTS}/${id}`],
    ['PUT', `${CLIENTS}/${id}/await`, { awaited: true }],
    ['GET', `performer/performer_accounts/1004/messages/${id}`],
    ['POST', 'performer/performer_accounts/1004/inbox', message],
    ['POST', `${ACCOUNT}/block`, body],
    ['POST', `${ACCOUNT}/memo`, { content: 'tea', client: { id } }],
    ['POST', 'moderator/flag', { performerId: '1004', clientId: id, reason: 'rude' }],
  ] as const;
  for (const [method, path, content] of calls)
    expect([path, (await demi.call(method, path, content)).status]).toEqual([path, 404]);
});

it.each([`${CLIENTS}?order=username`, `${ACCOUNT}/block?`, `${ACCOUNT}/memo?`])(
  'answers 400 with the number to a list of more than 200 rows: %s',
  async (path) => {
    const { status, json } = await demi.call('GET', `${path}&limit=201&offset=0`);
    expect([status, json['where']]).toEqual([400, 'query.limit is at most 200']);
    expect((await demi.call('GET', `${path}&limit=200&offset=0`)).status).toBe(200);
  },
);
