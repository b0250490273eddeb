import { expect, it } from 'vitest';
import { settle } from '../../../testing/kernel/settle.fake.ts';
import { createValue } from '../../kernel/machine.ts';
import { millis } from '../../kernel/units.ts';
import { createVirtualClock } from '../../kernel/virtual-clock.ts';
import { createPictureFlowController } from './picture-flow.controller.ts';
import { idleStream, toStreamingState, type StreamingState } from './streaming.machine.ts';

const IDLE = toStreamingState(idleStream('play'));
const LIVE: StreamingState = { ...IDLE, status: 'live' };

const setUp = (start: StreamingState = LIVE) => {
  const clock = createVirtualClock();
  const stream = createValue(start);
  let packets: number | undefined = 10;
  let asked = 0;
  let fails = false;
  const flow = createPictureFlowController({
    stream,
    countPackets: async () => {
      asked += 1;
      if (fails) throw new Error('closed');
      return packets;
    },
    clock,
  });
  /** Waits while the packets are counted, which takes a moment of its own. */
  const wait = async (times: number, grows = 0): Promise<void> => {
    for (let second = 0; second < times; second += 1) {
      if (packets !== undefined) packets += grows;
      await settle();
      clock.advance(millis(1_000));
      await settle();
    }
  };
  return {
    clock,
    stream,
    wait,
    flow,
    status: () => flow.watch.state().status,
    count: (next: number | undefined) => {
      packets = next;
    },
    asked: () => asked,
    failing: (on: boolean) => {
      fails = on;
    },
  };
};

it('reports a frozen picture 3 s after its last packet, not before', async () => {
  const { wait, status } = setUp();
  await wait(5, 30);
  expect(status()).toBe('moving');
  await wait(2);
  expect(status()).toBe('moving');
  await wait(1);
  expect(status()).toBe('frozen');
});

it('tells once that the picture is frozen, however long it stays so', async () => {
  const { wait, status, flow } = setUp();
  await wait(4);
  expect(status()).toBe('frozen');
  let told = 0;
  flow.watch.subscribe(() => (told += 1));
  await wait(5);
  expect([status(), told]).toEqual(['frozen', 0]);
});

it.each(['starting', 'lost', 'failed', 'idle'] as const)(
  'reports nothing while the customer’s stream is %s',
  async (state) => {
    const { wait, status, stream, asked } = setUp();
    await wait(5);
    stream.set({ ...LIVE, status: state });
    expect(status()).toBe('unknown');
    const before = asked();
    await wait(5);
    expect([status(), asked()]).toEqual(['unknown', before]);
  },
);

it('counts on after a count that failed', async () => {
  const { wait, status, failing } = setUp();
  await wait(2, 30);
  failing(true);
  await wait(2);
  failing(false);
  await wait(5);
  expect(status()).toBe('frozen');
});

it('leaves no timer behind', async () => {
  const { flow, wait, asked, status } = setUp();
  await wait(2);
  flow.dispose();
  const before = asked();
  await wait(5);
  expect([asked(), status()]).toEqual([before, 'unknown']);
});
