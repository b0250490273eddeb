import { expect, it, onTestFinished } from 'vitest';
import type { ClientId } from '@greenroom/core/kernel/ids';
import { createValue } from '@greenroom/core/kernel/machine';
import { setUpMemos } from '@greenroom/core/testing/memos/memos-rig.fake';
import { MARK } from '@greenroom/core/testing/session/session-state.fake';
import { MemoFieldViewModel } from './memo-field.view-model.ts';

const setUp = () => {
  const { memos, settle } = setUpMemos();
  const client = createValue<ClientId | undefined>(MARK.id);
  const model = new MemoFieldViewModel(memos, client);
  onTestFinished(model.dispose);
  return { memos, client, model, settle };
};

it('says that a memo was saved, until the next letter', async () => {
  const { model, settle } = setUp();
  model.write('likes jazz');
  model.save();
  expect(model.status).toBe('saving');
  await settle();
  expect([model.status, model.content]).toEqual(['saved', '']);
  model.write('a');
  expect(model.status).toBe('idle');
});

it('begins a new session with the same customer without the word about the memo of the last', async () => {
  const { memos, client, model, settle } = setUp();
  client.set(undefined);
  memos.writeAbout(MARK.id, 'likes jazz');
  memos.saveAbout(MARK.id);
  await settle();
  client.set(MARK.id);
  expect([model.status, model.content]).toEqual(['idle', '']);
  model.write('and blues');
  model.save();
  await settle();
  expect(model.status).toBe('saved');
});
