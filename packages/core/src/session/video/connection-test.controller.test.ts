import { expect, it } from 'vitest';
import { GRANT, setUpStream } from '../../../testing/session/video/streaming-rig.fake.ts';
import { createConnectionTest } from './connection-test.controller.ts';

const setUp = (grant: typeof GRANT | undefined = GRANT) => {
  const rig = setUpStream('publish');
  const test = createConnectionTest({ ask: () => Promise.resolve(grant), stream: rig.stream, clock: rig.clock });
  return { ...rig, test };
};

it('reports how long the picture took, and leaves nothing open', async () => {
  const { test, latest, pass, running } = setUp();
  test.start();
  await Promise.resolve();
  pass(1);
  latest().live();
  expect(test.watch.state()).toEqual({ status: 'passed', took: 1_000 });
  expect(running()).toBe(0);
});

it('reports why the picture does not get through', async () => {
  const { test, latest, running } = setUp();
  test.start();
  await Promise.resolve();
  latest().failed('streaming.noMedia');
  expect(test.watch.state()).toEqual({ status: 'failed', error: 'streaming.noMedia' });
  expect(running()).toBe(0);
});
