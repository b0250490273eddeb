import { autorun } from 'mobx';
import { expect, it } from 'vitest';
import type { AccountController, AccountState } from '@greenroom/core/account/account.controller';
import { createAvailability } from '@greenroom/core/availability/availability';
import { createValue } from '@greenroom/core/kernel/machine';
import { millis } from '@greenroom/core/kernel/units';
import { createVirtualClock } from '@greenroom/core/kernel/virtual-clock';
import { NO_SERVICES } from '@greenroom/core/services/service-flags';
import type { ServicesState } from '@greenroom/core/services/services-state';
import type { SessionState } from '@greenroom/core/session/session-state';
import type { SessionController } from '@greenroom/core/session/session.controller';
import { IDLE, MARK, READY } from '@greenroom/core/testing/session/session-state.fake';
import { NO_BREAK } from '@greenroom/core/work-break/work-break.machine';
import { createTicker } from '../mobx/ticker.ts';
import type { InterruptedWork } from './interrupted-work.ts';
import { StudioViewModel, type StudioParts } from './studio.view-model.ts';

const CAM_ON = { ...NO_SERVICES, cam: true };

const setUp = (
  session: SessionState,
  services: Partial<ServicesState> = {},
  approval = 'approved',
  interrupted: InterruptedWork = 'session',
) => {
  const clock = createVirtualClock();
  const pressed: string[] = [];
  const account = createValue({ approval } as AccountState);
  const watch = createValue({ status: 'ready', flags: NO_SERVICES, remembered: [], ...services } as ServicesState);
  const studio = new StudioViewModel({
    session: { watch: createValue(session) } as unknown as SessionController,
    services: { watch },
    performerVideo: { goReady: () => void pressed.push('goReady') },
    account: { watch: account } as unknown as AccountController,
    availability: createAvailability({
      session: createValue(session),
      services: watch,
      account,
      realtime: createValue({ outage: 'none', attempt: 0 }),
      clock,
    }),
    workBreak: { watch: createValue(NO_BREAK) },
    chooseServices: () => void pressed.push('services'),
    pause: () => void pressed.push('pause'),
    ticker: createTicker(clock),
    interrupted: createValue<InterruptedWork | undefined>(interrupted),
    parts: {} as StudioParts,
  });
  return { studio, clock, pressed };
};

it('counts how long the performer has been waiting, in whole minutes', () => {
  const { studio, clock } = setUp(READY, { flags: CAM_ON });
  const seen: (number | undefined)[] = [];
  const stop = autorun(() => seen.push(studio.waited?.params.count));
  clock.advance(millis(252_000));
  stop();
  expect([seen[0], seen.at(-1), clock.pending()]).toEqual([0, 4, 0]);
});

it.each([
  ['Paused', { flags: CAM_ON, status: 'pause' }],
  ['Not reachable', { flags: NO_SERVICES }],
] as const)('tells no waiting time while %s', (_word, services) => {
  expect(setUp(READY, services).studio.waited).toBeUndefined();
});

it.each([
  ['notReachable', {}],
  [undefined, { flags: CAM_ON }],
  ['paused', { status: 'pause', remembered: ['cam'] }],
] as const)('hints at %s with %o', (hint, services) => {
  expect(setUp(IDLE, services).studio.hint).toBe(hint);
});

it('hints at nothing while the account is not approved, for that comes first', () => {
  expect(setUp(IDLE, {}, 'notApproved').studio.hint).toBeUndefined();
});

it('tells what resuming brings back, only while paused', () => {
  expect(setUp(IDLE, { status: 'pause', remembered: ['cam', 'peek'] }).studio.restores).toEqual(['cam', 'peek']);
  expect(setUp(IDLE, { flags: CAM_ON }).studio.restores).toEqual([]);
});

it('offers the session of another device alone, and nothing of the work before a reload', () => {
  const { studio } = setUp({ ...IDLE, elsewhere: MARK }, { flags: CAM_ON });
  expect([studio.status, studio.hint, studio.interrupted]).toEqual(['elsewhere', 'elsewhere', undefined]);
});

it('tells the work interrupted by a reload while idle, and no longer once ready', () => {
  expect([setUp(IDLE).studio.interrupted, setUp(READY).studio.interrupted]).toEqual(['session', undefined]);
});

it('says nothing about readiness that was lost while work is paused', () => {
  const services = { status: 'pause', remembered: ['cam'] } as const;
  expect(setUp(IDLE, services, 'approved', 'readiness').studio.interrupted).toBeUndefined();
  expect(setUp(IDLE, { flags: CAM_ON }, 'approved', 'readiness').studio.interrupted).toBe('readiness');
});
