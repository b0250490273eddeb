import { expect, it } from 'vitest';
import { CALLS, type CallName } from '@greenroom/adapters-http/calls';
import { createPerformerApp } from '@greenroom/core/app/performer-app';
import { NETWORK_TIMED_OUT } from '@greenroom/core/kernel/result';
import { millis } from '@greenroom/core/kernel/units';
import {
  asleepBetween,
  createThrottledClock,
  type Throttle,
} from '@greenroom/core/testing/realtime/throttled-clock.fake';
import { createVirtualPerformer } from '../support/virtual-performer.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const AWAY_FOR = { '5 s': 5 * SECOND, '90 s': 90 * SECOND, '10 min': 10 * MINUTE, '3 h': 180 * MINUTE } as const;
const PAGES = ['visible', 'hidden', 'frozen'] as const;
const EVENTS = ['without an event', 'with an online event'] as const;
/** Longest time from the network's return to the connection. */
const BACK_WITHIN = { 'without an event': 45 * SECOND, 'with an online event': 5 * SECOND } as const;
/** Time on air before the network goes away. */
const ON_AIR_FOR = 30 * SECOND;
const ALARM_AFTER = 60 * SECOND;

// Entries of the table, which loses the names of its keys.
const CALL_NAMES = Object.keys(CALLS) as CallName[];

const awake: Throttle = (due) => due;
const CASES = Object.keys(AWAY_FOR).flatMap((away) =>
  PAGES.flatMap((page) => EVENTS.map((event) => [away as keyof typeof AWAY_FOR, page, event] as const)),
);

it.each(CASES)(
  'is on the air again with the same services after a network that was away for %s, on a %s page, %s',
  async (away, page, event) => {
    let throttle = awake;
    const anna = createVirtualPerformer({
      make: ({ deps }) =>
        createPerformerApp({ ...deps, clock: createThrottledClock(deps.clock, (due) => throttle(due)) }),
    });
    const { app, link, platform } = anna;
    const alarms: boolean[] = [];
    app.connectionAlarm.watch.subscribe((isRaised) => alarms.push(isRaised));
    await anna.goesLive();
    app.services.toggle('chat');
    app.services.toggle('email');
    await anna.pass(ON_AIR_FOR);
    const services = app.services.watch.state().flags;
    const onPlatform = async () => (await platform.parts.performers.find(anna.id))?.services;
    const before = await onPlatform();
    expect([services.chat, services.email, before]).toEqual([true, true, expect.stringContaining('chat')]);

    const isHidden = page !== 'visible';
    if (isHidden) app.realtime.becameHidden();
    const lostAt = platform.clock.now();
    const backAt = lostAt + AWAY_FOR[away];
    // No timer of a frozen page runs until the browser lets it go on.
    if (page === 'frozen') throttle = asleepBetween(lostAt, millis(backAt));
    link.socket.opening = 'refuses';
    for (const name of CALL_NAMES) anna.gate.refused.set(name, NETWORK_TIMED_OUT);
    link.reset();
    await anna.pass(AWAY_FOR[away]);
    expect(app.realtime.watch.state().authenticated).toBe(false);
    link.socket.opening = 'opens';
    anna.gate.refused.clear();
    if (event === 'with an online event' && app.realtime.watch.state().phase === 'waiting') app.realtime.retryNow();
    await anna.pass(BACK_WITHIN[event]);

    expect(app.realtime.watch.state()).toMatchObject({ authenticated: true, outage: 'none', connectedCount: 2 });
    expect(app.session.watch.state()).toMatchObject({ status: 'active', error: undefined });
    expect(app.availability.watch.state().status).toBe('ready');
    expect(app.services.watch.state().flags).toEqual(services);
    expect(await onPlatform()).toBe(before);
    expect((await platform.parts.performers.find(anna.id))?.ready_at).not.toBeNull();
    // Heard once; a frozen page hears it at most as it goes on.
    const times = alarms.filter(Boolean).length;
    const allowed = page === 'frozen' ? [0, 1] : [AWAY_FOR[away] > ALARM_AFTER ? 1 : 0];
    expect(allowed).toContain(times);
    expect(app.connectionAlarm.watch.state()).toBe(false);
  },
);
