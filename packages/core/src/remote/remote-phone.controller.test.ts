import { expect, it } from 'vitest';
import { settle } from '../../testing/kernel/settle.fake.ts';
import { ANNA } from '../../testing/session/session-rig.fake.ts';
import { createEmitter } from '../kernel/emitter.ts';
import { silentLog } from '../kernel/log.port.ts';
import { createValue } from '../kernel/machine.ts';
import type { OutboundEvent } from '../kernel/outbound-event.ts';
import { done, ok } from '../kernel/result.ts';
import { createSeededRandom } from '../kernel/seeded-random.ts';
import { millis, seconds } from '../kernel/units.ts';
import { createVirtualClock } from '../kernel/virtual-clock.ts';
import type { RealtimeEvent } from '../realtime/realtime-event.ts';
import type { RealtimeState } from '../realtime/realtime.controller.ts';
import { createRemotePhone } from './remote-phone.controller.ts';

/** A paired phone whose socket is open or not. */
const setUpPaired = async () => {
  const clock = createVirtualClock();
  const realtime = createValue({ authenticated: true, connectedCount: 1 } as RealtimeState);
  const sent: OutboundEvent[] = [];
  const phone = createRemotePhone({
    api: {
      pair: async () => done,
      pairing: async () => ok({ performerId: ANNA, socketToken: 't', lifetime: seconds(3_600) }),
      leave: async () => done,
    },
    realtime: {
      watch: realtime,
      connect: () => done,
      renew: () => undefined,
      disconnect: () => undefined,
      send: (event) => {
        sent.push(event);
        return done;
      },
      onEvent: createEmitter<RealtimeEvent>().on,
      onTokenNeeded: createEmitter().on,
      dispose: () => undefined,
    },
    clock,
    random: createSeededRandom(1),
    log: silentLog,
  });
  phone.start();
  await settle();
  return {
    phone,
    pass: (time: number) => clock.advance(millis(time)),
    actions: () => sent.map(({ content }) => content['action']),
    isConnected: (authenticated: boolean) => realtime.set({ ...realtime.state(), authenticated }),
  };
};

it('drops a press without a connection, so that nothing happens after "no answer"', async () => {
  const { actions, isConnected, pass, phone } = await setUpPaired();
  isConnected(false);
  phone.press({ type: 'microphone', on: true });
  pass(5_000);
  expect(phone.watch.state().outcome?.result).toBe('noAnswer');
  isConnected(true);
  expect(actions()).toEqual([]);
  phone.press({ type: 'microphone', on: true });
  expect(actions()).toEqual(['microphone']);
});

it('keeps a press that stops the toys until the connection is back', async () => {
  const { actions, isConnected, phone } = await setUpPaired();
  isConnected(false);
  phone.press({ type: 'stopToys' });
  expect(actions()).toEqual(['stopToys']);
});
