import { expect } from 'vitest';
import { createBarePerformer, type BarePerformer } from './bare-performer.ts';
import { createBareUploader } from './bare-upload.ts';
import { photo } from './media/media-files.ts';
import type { TestPlatform } from './test-platform.ts';

/** Uses everything of an account that leaves a row or a file. @param word stands in every text that the performer writes */
export const useAccount = async (
  platform: TestPlatform,
  id: string,
  performer: BarePerformer,
  word: string,
): Promise<void> => {
  const mark = await platform.customer({ name: 'Mark' });
  const account = `performer/performer_account/${id}`;
  const accounts = `performer/performer_accounts/${id}`;
  const done = async (method: string, path: string, body?: unknown): Promise<Record<string, unknown>> => {
    const { status, json } = await performer.call(method, path, body);
    expect([path, status]).toEqual([path, 200]);
    return json;
  };
  await mark.writes(id, 'Hello', `Dear ${word.slice(0, 5)}`);
  await done('POST', `${account}/memo`, { content: `${word} likes jazz`, client: { id: mark.id } });
  await done('PUT', `${accounts}/region_blocks/NL-NB`);
  await done('POST', `${accounts}/blocked_words`, { word: word });
  await done('PUT', accounts, { settings: `{"theme":"dark","note":"${word}"}` });
  await done('POST', `${accounts}/security/authenticator/begin`);
  await done('POST', `${accounts}/account_data/download`);
  await done('POST', `${accounts}/remote/code`);
  await done('PUT', `${accounts}/clients/${mark.id}/await`, { awaited: true });
  await done('POST', 'moderator/flag', { performerId: id, clientId: mark.id, reason: word });
  const topics = await done('GET', `${accounts}/forum/sections?limit=20&offset=0`);
  const topic = (topics as unknown as { sections: { topics: { id: string }[] }[] }).sections[0]?.topics[0]?.id;
  await done('PUT', `${accounts}/forum/topics/${topic}/followed`, { followed: true });
  const thread = { title: `${word} asks`, content: word };
  const own = await done('POST', `${accounts}/forum/topics/${topic}/threads`, thread);
  const other = createBarePerformer(platform);
  await other.arrives('1004');
  const answered = await done('POST', `${accounts}/forum/topics/${topic}/threads`, thread);
  const posts = `performer/performer_accounts/1004/forum/threads/${String(answered['id'])}/posts`;
  expect((await other.call('POST', posts, { id: `answer-${id}`, content: 'An answer' })).status).toBe(200);
  expect(own['id']).not.toBe(answered['id']);
  const words = { id: `letter-${id}`, receiver: mark.id, subject: word, content: word };
  await done('POST', `${accounts}/inbox`, words);
  await performer.call('POST', 'auth/password_link', { email: id });
  await createBarePerformer(platform).logIn(id, { password: 'wrong' });
  await platform.viewDocument({ performerId: id, viewer: 'Support 12', document: 'idFront', reason: word });
  const uploads = createBareUploader(platform, performer, id);
  expect((await uploads.add('photo', await photo(800, 1_000), { description: word })).status).toBe(200);
  await uploads.begin(10_000);
  await done('POST', 'session/one_on_one', { performerId: id });
  await done('POST', 'session/performer_ready', { performerId: id });
  await mark.asks(id);
  await done('POST', 'session/accept_request', { clientId: mark.id });
  await mark.startsBothTimers();
  await mark.pays({ for: 'tip', value: 10 });
  await done('POST', 'session/chat_message', { id: `line-${id}`, receiver: mark.id, msg: word });
  await mark.leaves('CLICK');
  await done('POST', `${account}/block`, { performerAccount: { id }, client: { id: mark.id }, reason: word });
};
