import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSimulatedSocket } from '../../testing/realtime/realtime-socket.fake.ts';
import { clientId, performerId } from '../kernel/ids.ts';
import { silentLog } from '../kernel/log.port.ts';
import type { OutboundEvent } from '../kernel/outbound-event.ts';
import { createSeededRandom } from '../kernel/seeded-random.ts';
import { millis } from '../kernel/units.ts';
import { createVirtualClock } from '../kernel/virtual-clock.ts';
import { realtimeConnection } from './realtime-connection.machine.ts';
import { NEVER_CONNECTED, maySend, type RealtimeConnection, type RealtimeConnectionEvent } from './realtime-phase.ts';
import { createRealtimeController } from './realtime.controller.ts';

const message = (number: number, until?: number): OutboundEvent => ({
  event: 'videoChat',
  content: { number },
  receiverId: clientId('7'),
  receiverType: 'ROLE_CLIENT',
  ...(until === undefined ? {} : { until: millis(until) }),
});

it('sends what was queued in an outage when the connection is back, but for what is too late by then', () => {
  const clock = createVirtualClock();
  const socket = createSimulatedSocket(clock);
  const realtime = createRealtimeController({ socket, clock, random: createSeededRandom(1), log: silentLog });
  const sent: unknown[] = [];
  socket.onSent(({ event }) => {
    if (event !== undefined) sent.push(event.content['number']);
  });
  realtime.connect({ performerId: performerId('1001'), socketToken: 'secret' });
  clock.advance(millis(30_000));
  socket.line.opening = 'refuses';
  socket.reset();
  realtime.announce(message(1, 89_000));
  realtime.announce(message(2));
  realtime.announce(message(3, 300_000));
  clock.advance(millis(120_000));
  expect(realtime.watch.state().outage).toBe('long');
  socket.line.opening = 'opens';
  realtime.retryNow();
  clock.advance(millis(5_000));
  expect(sent).toEqual([2, 3]);
});

/** The event that brings the connection on from each phase. */
const NEXT = {
  idle: 'connectRequested',
  stopped: 'connectRequested',
  waiting: 'retryDue',
  opening: 'opened',
  greeting: 'greetingDue',
  authenticating: 'acknowledged',
  online: 'pong',
} as const;
const SETBACKS = [
  'closed',
  'refused',
  'acknowledgementTimedOut',
  'checkDue',
  'retryRequested',
  'becameVisible',
] as const;

/** The next event of the connection, one that sets it back, or a message, with the time for which it means something. */
const move = fc.oneof(
  { weight: 8, arbitrary: fc.constant('next' as const) },
  { weight: 2, arbitrary: fc.constantFrom(...SETBACKS, 'disconnectRequested' as const) },
  { weight: 3, arbitrary: fc.record({ lasts: fc.option(fc.integer({ min: 1, max: 60_000 }), { nil: undefined }) }) },
);

it('sends each message once and in order, and none that is too late, in whatever order the connection comes and goes', () => {
  const story = fc.array(fc.tuple(move, fc.integer({ min: 0, max: 20_000 })), { minLength: 20, maxLength: 60 });
  let queued = 0;
  fc.assert(
    fc.property(story, (steps) => {
      let state: RealtimeConnection = NEVER_CONNECTED;
      let waiting: OutboundEvent[] = [];
      let at = 0;
      steps.forEach(([what, pause], number) => {
        at += pause;
        const moment = { at: millis(at), chance: 0.5 };
        let input: RealtimeConnectionEvent;
        if (typeof what === 'string') input = { type: what === 'next' ? NEXT[state.phase] : what, ...moment };
        else {
          const event = message(number, what.lasts === undefined ? undefined : at + what.lasts);
          input = { type: 'sendRequested', event };
          if (maySend(state)) waiting.push(event);
        }
        const step = realtimeConnection(state, input);
        state = step.state;
        if (what === 'disconnectRequested') waiting = [];
        const sent = step.effects.flatMap((effect) => (effect.type === 'send' ? [effect.event] : []));
        const due = waiting.filter(({ until }) => until === undefined || at < until);
        expect(sent).toEqual(state.phase === 'online' ? due : []);
        if (what === 'next') queued += sent.length;
        if (state.phase === 'online') waiting = [];
      });
    }),
    { numRuns: 1_000 },
  );
  expect(queued).toBeGreaterThan(500);
});
