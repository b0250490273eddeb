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
import { NEVER_CONNECTED, statusOfPhase } from './realtime-phase.ts';
import type { RealtimeConnection, RealtimeConnectionEvent } from './realtime-phase.ts';
import { createRealtimeController } from './realtime.controller.ts';

const TYPING: OutboundEvent = { event: 'typing', content: {}, receiverId: clientId('7'), receiverType: 'ROLE_CLIENT' };
const MOMENT_EVENTS = [
  'connectRequested',
  'retryRequested',
  'becameVisible',
  'openTimedOut',
  'greetingDue',
  'acknowledgementTimedOut',
  'retryDue',
  'pingDue',
  'checkDue',
] as const;
const STRIDE = millis(500);
const REPORTS = ['opened', 'closed', 'acknowledged', 'refused', 'pong', 'received'] as const;

type MachineInput = (at: number, chance: number) => RealtimeConnectionEvent;
const machineInput: fc.Arbitrary<MachineInput> = fc.oneof(
  fc.constantFrom(...MOMENT_EVENTS, ...REPORTS).map((type): MachineInput => (at, chance) => ({
    type,
    at: millis(at),
    chance,
  })),
  fc.constant<MachineInput>(() => ({ type: 'sendRequested', event: TYPING })),
  fc.constant<MachineInput>(() => ({ type: 'disconnectRequested' })),
);

it('never has two sockets, and speaks only on an open one, whatever happens in whatever order', () => {
  const story = fc.array(
    fc.tuple(machineInput, fc.integer({ min: 0, max: 20_000 }), fc.double({ min: 0, max: 0.99, noNaN: true })),
    {
      maxLength: 60,
    },
  );
  fc.assert(
    fc.property(story, (steps) => {
      let state: RealtimeConnection = NEVER_CONNECTED;
      let sockets = 0;
      let at = 0;
      for (const [happen, pause, chance] of steps) {
        at += pause;
        const step = realtimeConnection(state, happen(at, chance));
        state = step.state;
        for (const effect of step.effects) {
          const { type } = effect;
          const isAboutSocket = 'slot' in effect && effect.slot === 'socket';
          if (isAboutSocket && type === 'leave') sockets = 0;
          if (isAboutSocket && type === 'invoke') sockets += 1;
          expect(sockets).toBeLessThanOrEqual(1);
          const speaks = type === 'ping' || type === 'send' || type === 'authenticate';
          expect(speaks && sockets === 0).toBe(false);
        }
        const socketless = state.phase === 'idle' || state.phase === 'waiting' || state.phase === 'stopped';
        expect(sockets).toBe(socketless ? 0 : 1);
      }
    }),
    { numRuns: 1_000 },
  );
});

it('leaves no timer and no socket after a disconnect, whatever went before', () => {
  const deed = fc.oneof(
    fc.constantFrom(
      'connect',
      'disconnect',
      'retryNow',
      'becameVisible',
      'reset',
      'send',
      'deaf',
      'mute',
      'heal',
      'refuse',
    ),
    fc.integer({ min: 0, max: 70_000 }),
  );
  let connections = 0;
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 40 }), (deeds) => {
      const clock = createVirtualClock();
      // Frames travel by a clock of their own, so that those still under way are not counted as timers.
      const network = createVirtualClock();
      const socket = createSimulatedSocket(network);
      const realtime = createRealtimeController({ socket, clock, random: createSeededRandom(7), log: silentLog });
      const { line } = socket;
      const DEEDS = {
        connect: () => realtime.connect({ performerId: performerId('1001'), socketToken: 'secret' }),
        disconnect: realtime.disconnect,
        retryNow: realtime.retryNow,
        becameVisible: realtime.becameVisible,
        reset: socket.reset,
        send: () => realtime.send(TYPING),
        deaf: () => (line.down = false),
        mute: () => (line.up = false),
        heal: () => Object.assign(line, { up: true, down: true, opening: 'opens' }),
        refuse: () => (line.opening = 'refuses'),
      };
      const pass = (time: number): void => {
        for (let passed = 0; passed < time; passed += STRIDE) {
          network.advance(STRIDE);
          clock.advance(STRIDE);
        }
      };
      realtime.watch.subscribe(({ authenticated }) => (connections += authenticated ? 1 : 0));
      DEEDS.connect();
      pass(2_000);
      for (const each of deeds) {
        if (typeof each === 'string') DEEDS[each as keyof typeof DEEDS]();
        else pass(each);
        expect(socket.alive()).toBeLessThanOrEqual(1);
      }
      realtime.disconnect();
      expect([clock.pending(), socket.alive(), realtime.watch.state().status]).toEqual([0, 0, 'disconnected']);
    }),
    { numRuns: 200 },
  );
  expect(connections).toBeGreaterThanOrEqual(200);
});

it.each([
  ['idle', 'disconnected'],
  ['opening', 'connecting'],
  ['waiting', 'connecting'],
  ['greeting', 'connected'],
  ['authenticating', 'connected'],
  ['online', 'connected'],
  ['stopped', 'disconnected'],
] as const)('shows the phase %s as %s', (phase, status) => {
  expect(statusOfPhase(phase)).toBe(status);
});

it('returns the same state object for an event that means nothing', () => {
  const event = { type: 'pong', at: millis(0), chance: 0 } as const;
  expect(realtimeConnection(NEVER_CONNECTED, event).state).toBe(NEVER_CONNECTED);
});
