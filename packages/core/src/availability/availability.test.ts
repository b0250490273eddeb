import { expect, it } from 'vitest';
import { customer } from '../../testing/session/session-rig.fake.ts';
import type { AccountState } from '../account/account.controller.ts';
import { createValue } from '../kernel/machine.ts';
import { millis } from '../kernel/units.ts';
import { createVirtualClock } from '../kernel/virtual-clock.ts';
import { NO_SERVICES } from '../services/service-flags.ts';
import { NO_OWNER, toServicesState, type ServicesState } from '../services/services-state.ts';
import { IDLE_SESSION, type SessionState } from '../session/session-state.ts';
import { availabilityStatus, createAvailability, nextStep, stepAfterSession } from './availability.ts';

const CHAT_ON = { status: 'ready', flags: { ...NO_SERVICES, chat: true } } as const;
const PAUSED = { status: 'pause', flags: CHAT_ON.flags } as const;
const NOTHING_ON = { status: 'ready', flags: { ...NO_SERVICES, phone: true, email: true } } as const;

const CONNECTION = { outage: 'none', attempt: 0 } as const;
const AWAY = { outage: 'short', attempt: 2 } as const;

const ACTIVE: SessionState = { ...IDLE_SESSION, status: 'active' };
const CONNECTED: SessionState = { ...ACTIVE, status: 'connected', client: customer('mark') };
const ASKED: SessionState = {
  ...ACTIVE,
  request: { status: 'pending', client: customer('mark'), askedAt: millis(0), receivedAt: millis(0), accepting: false },
};

it.each([
  ['idle', IDLE_SESSION, CHAT_ON],
  ['starting', { ...IDLE_SESSION, starting: true }, CHAT_ON],
  ['failed', { ...IDLE_SESSION, error: 'session.startFailed' }, CHAT_ON],
  ['failed', { ...IDLE_SESSION, status: 'error', error: 'session.connectionLost' }, CHAT_ON],
  ['ready', ACTIVE, CHAT_ON],
  ['paused', ACTIVE, PAUSED],
  ['paused', IDLE_SESSION, PAUSED],
  ['notReachable', ACTIVE, NOTHING_ON],
  ['notReachable', IDLE_SESSION, NOTHING_ON],
  ['readyElsewhere', { ...IDLE_SESSION, readyElsewhere: true }, CHAT_ON],
  ['paused', { ...IDLE_SESSION, readyElsewhere: true }, PAUSED],
  ['request', ASKED, PAUSED],
  ['connected', CONNECTED, PAUSED],
] as const)('is %s', (status, session, services) => {
  expect(availabilityStatus(session, services, true, CONNECTION)).toBe(status);
});

it('is not approved while the account is not, whatever the services say', () => {
  expect(availabilityStatus(IDLE_SESSION, NOTHING_ON, false, CONNECTION)).toBe('notApproved');
});

it.each([
  ['ready', ACTIVE, CHAT_ON, { outage: 'short', attempt: 1 }],
  ['offline', ACTIVE, CHAT_ON, AWAY],
  ['offline', ACTIVE, CHAT_ON, { outage: 'long', attempt: 11 }],
  ['paused', ACTIVE, PAUSED, AWAY],
  ['connected', CONNECTED, CHAT_ON, AWAY],
  ['idle', IDLE_SESSION, CHAT_ON, AWAY],
] as const)('is %s while the connection is lost', (status, session, services, connection) => {
  expect(availabilityStatus(session, services, true, connection)).toBe(status);
});

it.each([
  ['done', 'ready'],
  ['done', 'request'],
  ['done', 'offline'],
  ['done', 'notReachable'],
  ['done', 'starting'],
  ['resumeWork', 'paused'],
  ['goReady', 'idle'],
  ['goReady', 'failed'],
  ['goReady', 'readyElsewhere'],
] as const)('makes %s of the button of a summary while the performer is %s', (step, status) => {
  expect(stepAfterSession(status)).toBe(step);
});

it.each([
  ['chooseServices', 'notReachable'],
  ['resumeWork', 'paused'],
  ['goReady', 'idle'],
  ['goReady', 'failed'],
  ['goReady', 'readyElsewhere'],
  ['goReady', 'starting'],
] as const)('names %s as the next step while %s', (step, status) => {
  expect(nextStep(status)).toBe(step);
});

it.each(['notApproved', 'offline', 'ready', 'request', 'connected'] as const)(
  'names no next step while %s',
  (status) => {
    expect(nextStep(status)).toBeUndefined();
  },
);

const setUp = () => {
  const clock = createVirtualClock();
  const session = createValue<SessionState>(IDLE_SESSION);
  const services = createValue<ServicesState>({ ...toServicesState(NO_OWNER), ...CHAT_ON });
  const account = createValue({ approval: 'approved' } as AccountState);
  const { watch } = createAvailability({
    session,
    services,
    account,
    realtime: createValue(CONNECTION),
    clock,
  });
  const at = (seconds: number, state: SessionState): void => {
    clock.advance(millis(seconds * 1_000 - clock.now()));
    session.set(state);
  };
  return { clock, session, services, at, now: watch.state };
};

it('waits since ready, and from 0 again after a session', () => {
  const { at, now } = setUp();
  at(10, ACTIVE);
  expect(now().waitingSince).toBe(10_000);
  at(200, CONNECTED);
  expect(now().waitingSince).toBeUndefined();
  at(233, ACTIVE);
  expect(now()).toEqual({ status: 'ready', waitingSince: 233_000 });
});

it('goes on waiting through a request that is not taken', () => {
  const { at, now } = setUp();
  at(10, ACTIVE);
  at(20, ASKED);
  at(30, ACTIVE);
  expect(now().waitingSince).toBe(10_000);
});

it('waits from the moment work is resumed', () => {
  const { at, services, clock, now } = setUp();
  at(10, ACTIVE);
  services.set({ ...services.state(), status: 'pause' });
  expect(now()).toEqual({ status: 'paused', waitingSince: undefined });
  clock.advance(millis(50_000));
  services.set({ ...services.state(), status: 'ready' });
  expect(now()).toEqual({ status: 'ready', waitingSince: 60_000 });
});
