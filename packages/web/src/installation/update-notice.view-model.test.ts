import { expect, it } from 'vitest';
import { createValue } from '@greenroom/core/kernel/machine';
import { millis } from '@greenroom/core/kernel/units';
import { IDLE_SESSION, type SessionState } from '@greenroom/core/session/session-state';
import { customer } from '@greenroom/core/testing/session/session-rig.fake';
import { UpdateNoticeViewModel } from './update-notice.view-model.ts';

const ACTIVE: SessionState = { ...IDLE_SESSION, status: 'active' };
const ASKED: SessionState = {
  ...ACTIVE,
  request: { status: 'pending', client: customer('mark'), askedAt: millis(0), receivedAt: millis(0), accepting: false },
};

it.each([
  ['offers', 'while nothing runs', true, IDLE_SESSION, true],
  ['offers', 'on the air', true, ACTIVE, true],
  ['postpones', 'while a customer asks', true, ASKED, false],
  ['postpones', 'in a session', true, { ...ACTIVE, status: 'connected' }, false],
  ['has no', 'where none waits', false, IDLE_SESSION, false],
] as const)('%s a new version %s', (_does, _when, isWaiting, session, isOffered) => {
  const taken: string[] = [];
  const model = new UpdateNoticeViewModel(createValue(isWaiting), createValue<SessionState>(session), () =>
    taken.push('taken'),
  );
  expect([model.isOffered, model.isOnAir]).toEqual([isOffered, session.status === 'active']);
  model.take();
  expect(taken).toEqual(['taken']);
});
