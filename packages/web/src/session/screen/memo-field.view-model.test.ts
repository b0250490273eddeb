import { expect, it, onTestFinished } from 'vitest';
import { createValue } from '@greenroom/core/kernel/machine';
import { setUpMemos } from '@greenroom/core/memos/memos-rig.fake';
import type { SessionState } from '@greenroom/core/session/session-state';
import { connectedWith, MARK, READY } from '@greenroom/core/session/session-state.fake';
import type { SessionController } from '@greenroom/core/session/session.controller';
import { MemoFieldViewModel } from './memo-field.view-model.ts';

const setUp = () => {
  const { memos, settle } = setUpMemos();
  const session = createValue<SessionState>(connectedWith(MARK));
  const model = new MemoFieldViewModel(memos, { watch: session } as unknown as SessionController);
  onTestFinished(model.dispose);
  return { memos, session, model, settle };
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
  const { memos, session, model, settle } = setUp();
  session.set(READY);
  memos.writeAbout(MARK.id, 'likes jazz');
  memos.saveAbout(MARK.id);
  await settle();
  session.set(connectedWith(MARK));
  expect([model.status, model.content]).toEqual(['idle', '']);
  model.write('and blues');
  model.save();
  await settle();
  expect(model.status).toBe('saved');
});
