import { expect, it } from 'vitest';
import { ok } from '@greenroom/core/kernel/result';
import { lineOf, MARK, setUpChat } from '@greenroom/core/testing/chat/chat-rig.fake';
import { LastMessageViewModel } from './last-message.view-model.ts';

it('counts what the customer says while the session is minimised, not the earlier messages that arrive', async () => {
  const { chat, says, answerFetch } = setUpChat();
  const model = new LastMessageViewModel(chat);
  chat.open(MARK);
  says('m3');
  const seen = model.end;
  await answerFetch(ok([lineOf('m1'), lineOf('m2'), lineOf('m3')]));
  expect(model.unreadSince(seen)).toBe(0);
  says('m4');
  expect([model.text, model.unreadSince(seen)]).toEqual(['text of m4', 1]);
});
