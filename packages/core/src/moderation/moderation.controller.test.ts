import { expect, it } from 'vitest';
import { settle } from '../../testing/kernel/settle.fake.ts';
import { clientId, performerId } from '../kernel/ids.ts';
import { silentLog } from '../kernel/log.port.ts';
import { type CallFailure, done, err, NETWORK_TIMED_OUT, type Result } from '../kernel/result.ts';
import type { Flag } from './flag.ts';
import { createModerationController } from './moderation.controller.ts';

const MARK = { id: clientId('5001'), name: 'nl|Mark' };

const setUp = () => {
  const sent: Flag[] = [];
  const kept = new Map<string, string>();
  const answers: { flag: Result<undefined, CallFailure> } = { flag: done };
  const moderation = createModerationController({
    api: {
      flag: async (flag) => {
        sent.push(flag);
        return answers.flag;
      },
    },
    drafts: { read: (about) => kept.get(about) ?? '', write: (about, text) => void kept.set(about, text) },
    log: silentLog,
    performerId: () => performerId('1001'),
  });
  return { moderation, sent, answers, settle };
};

it('tells a moderator who did what, and closes the report', async () => {
  const { moderation, sent, settle } = setUp();
  moderation.begin(MARK);
  moderation.write(' He threatened me. ');
  moderation.send();
  await settle();
  expect(sent).toEqual([{ performerId: '1001', clientId: '5001', reason: 'He threatened me.' }]);
  expect([moderation.draft.state(), moderation.flagging.watch.state().status]).toEqual([undefined, 'done']);
  moderation.begin(MARK);
  expect(moderation.draft.state()?.reason).toBe('');
});

it('sends no report without a word about what happened', () => {
  const { moderation, sent } = setUp();
  moderation.begin(MARK);
  moderation.write('  ');
  moderation.send();
  expect(sent).toEqual([]);
});

it('keeps the text through a failure and when the report is closed', async () => {
  const { moderation, sent, answers, settle } = setUp();
  answers.flag = err(NETWORK_TIMED_OUT);
  moderation.begin(MARK);
  moderation.write('He threatened me.');
  moderation.send();
  await settle();
  expect(moderation.draft.state()?.reason).toBe('He threatened me.');
  moderation.close();
  moderation.begin(MARK);
  expect(moderation.draft.state()?.reason).toBe('He threatened me.');
  expect(moderation.flagging.watch.state().status).toBe('idle');
  moderation.send();
  await settle();
  expect(sent).toHaveLength(2);
});
