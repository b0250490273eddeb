import { expect, it } from 'vitest';
import { createPerformerMemory } from '../../testing/kernel/performer-memory.fake.ts';
import { settle } from '../../testing/kernel/settle.fake.ts';
import { createPendingBlocks } from '../../testing/session/pending-blocks.fake.ts';
import { ANNA, customer, NOTHING_GOES_ON } from '../../testing/session/session-rig.fake.ts';
import { createAlertsController } from '../alerts/alerts.controller.ts';
import { clientId } from '../kernel/ids.ts';
import { silentLog } from '../kernel/log.port.ts';
import { createValue } from '../kernel/machine.ts';
import type { OutboundEvent } from '../kernel/outbound-event.ts';
import { done, ok } from '../kernel/result.ts';
import { millis, seconds } from '../kernel/units.ts';
import { createVirtualClock } from '../kernel/virtual-clock.ts';
import type { WorkSnapshot } from '../session/session-api.port.ts';
import { createSessionController } from '../session/session.controller.ts';
import { createNotificationAnswers } from './notification-answer.controller.ts';

const MARK = customer('mark');
const STREAM = { name: 'anna', token: 't', server: 'media' };

/** The session as it is, with a platform that knows who waits. */
const setUp = (knows: WorkSnapshot = { ...NOTHING_GOES_ON, ready: false }) => {
  const clock = createVirtualClock();
  const calls: string[] = [];
  const announced: OutboundEvent[] = [];
  const work = { snapshot: knows };
  const call = (name: string) => () => {
    calls.push(name);
    return Promise.resolve(done);
  };
  const session = createSessionController({
    api: {
      startOneOnOne: () => {
        calls.push('start');
        return Promise.resolve(ok({ id: 's', publish: STREAM, play: STREAM }));
      },
      broadcastVideo: call('broadcast'),
      performerReady: call('ready'),
      acceptRequest: call('accept'),
      timeout: call('timeout'),
      end: call('end'),
      takeOver: call('takeOver'),
      snapshot: () => Promise.resolve(ok(work.snapshot)),
      report: () => Promise.resolve(done),
      kpi: () => Promise.resolve(done),
    },
    clock,
    log: silentLog,
    performerId: () => ANNA,
    pendingBlocks: createPendingBlocks(),
    announce: (event) => announced.push(event),
    isReachable: () => true,
  });
  const alerts = createAlertsController({ clock, memory: createPerformerMemory(), performerId: () => ANNA });
  const mayWork = createValue(true);
  const answers = createNotificationAnswers({
    session,
    services: { resume: () => session.pauseChanged(false) },
    alerts,
    mayWork,
    clock,
  });
  return {
    answers,
    announced,
    calls,
    mayWork,
    session,
    work,
    ask: () => session.onEvent({ type: 'requestReceived', client: MARK }),
    compare: async () => {
      session.reconcile();
      await settle();
    },
    press: async (press: 'accept' | 'decline' | 'open', id = 'mark') => {
      answers.answer({ clientId: clientId(id), press });
      await settle();
    },
    goReady: async () => {
      session.goReady();
      await settle();
    },
    pass: (time: number) => clock.advance(millis(time)),
    told: () => alerts.watch.state().shown.map(({ content }) => content.key),
  };
};

/** A page that has just been opened, while Mark waits at the platform. */
const opened = () => setUp({ ...NOTHING_GOES_ON, ready: false, requests: [{ client: MARK, waiting: seconds(5) }] });

it('accepts the request on screen as a press on Accept in the window does', async () => {
  const { ask, calls, goReady, press, session } = setUp();
  await goReady();
  ask();
  await press('accept');
  expect(calls).toContain('accept');
  expect(session.watch.state().client).toEqual(MARK);
});

it('declines the request on screen with the 3 s in which it can be undone', async () => {
  const { announced, ask, goReady, pass, press, session } = setUp();
  await goReady();
  ask();
  await press('decline');
  expect(session.watch.state().request.status).toBe('declining');
  expect(announced).toEqual([]);
  pass(3_000);
  expect(announced).toHaveLength(1);
});

it('does not accept another customer than the one of the notification', async () => {
  const { ask, calls, goReady, pass, press, told } = setUp();
  await goReady();
  ask();
  await press('accept', 'bob');
  expect(calls).not.toContain('accept');
  pass(3_000);
  expect(told()).toEqual(['push.requestOver']);
});

it('waits 3 s for the event of a request that the push message has overtaken', async () => {
  const { ask, calls, goReady, pass, press } = setUp();
  await goReady();
  await press('accept');
  pass(2_000);
  ask();
  await settle();
  expect(calls).toContain('accept');
});

it.each([false, true])('goes ready and accepts in a page that Accept has opened, paused %s', async (isPaused) => {
  const { compare, calls, press, session, work } = opened();
  session.pauseChanged(isPaused);
  await press('accept');
  expect(calls).toEqual([]);
  await compare();
  work.snapshot = { ...work.snapshot, ready: true };
  await settle();
  expect(calls.filter((name) => name === 'start' || name === 'accept')).toEqual(['start', 'accept']);
  expect(session.watch.state().client).toEqual(MARK);
});

it('does not go on the air when the notification itself is pressed, and says what to press', async () => {
  const { compare, calls, press, told } = opened();
  await press('open');
  await compare();
  expect(calls).not.toContain('start');
  expect(told()).toEqual(['push.requestWaits']);
});

it('declines in a page that Decline has opened, without going on the air', async () => {
  const { announced, compare, calls, press } = opened();
  await press('decline');
  await compare();
  expect(calls).not.toContain('start');
  expect(announced).toMatchObject([{ event: 'videoChat', content: { _stateChange: 'REJPERF' }, receiverId: 'mark' }]);
});

it('asks nothing of the session before the performer may work', async () => {
  const { compare, calls, mayWork, press } = opened();
  mayWork.set(false);
  await press('accept');
  await compare();
  expect(calls).toEqual([]);
  mayWork.set(true);
  await settle();
  expect(calls).toContain('accept');
});
