import { expect, it } from 'vitest';
import { askedBy, connectedWith, IDLE, MARK, READY } from '../../testing/session/session-state.fake.ts';
import { studioStage } from './session-state.ts';

it.each([
  ['idle', IDLE],
  ['starting', { ...IDLE, starting: true }],
  ['failed', { ...IDLE, error: 'session.startFailed' }],
  ['failed', { ...IDLE, status: 'error', error: 'session.connectionLost' }],
  ['ready', READY],
  ['request', askedBy(MARK)],
  ['connected', connectedWith(MARK)],
] as const)('is %s', (stage, session) => {
  expect(studioStage(session, true)).toBe(stage);
});

it('stays closed for an account that is not approved', () => {
  expect(studioStage(IDLE, false)).toBe('notApproved');
});
