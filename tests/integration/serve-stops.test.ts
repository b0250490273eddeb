import { expect, it } from 'vitest';
import { z } from 'zod';
import { createBarePerformer } from '../support/bare-performer.ts';
import { eventually } from '../support/eventually.ts';
import { createStreamRecorder, createNodeStreaming } from '../support/media/node-streaming.ts';
import { startPlatform } from '../support/platform.ts';
import { runSim } from '../support/run-sim.ts';

const grantWire = z.object({ publishStream: z.string(), publishToken: z.string(), publishWowza: z.string() });

it('ends by itself although the performer left amid the handshake of a picture', async () => {
  const platform = await startPlatform();
  const anna = createBarePerformer(platform);
  await anna.arrives('1001');
  const start = await anna.call('POST', 'session/one_on_one', { performerId: '1001' });
  const { publishStream: name, publishToken: token, publishWowza: server } = grantWire.parse(start.json);
  const grant = { name, token, server };
  const own = createNodeStreaming('wowza');
  const trying = own.streaming.publish({ attempt: 0, quality: 'md', grant }, createStreamRecorder().listener);
  const transport = await eventually(() => own.peers[0]?.dtlsTransports[0]);
  // The performer begins the handshake, and is gone with the first answer of the platform, which repeats it.
  const greeted = new Promise<void>((resolve) => {
    transport.iceTransport.connection.onData.once(() => resolve());
  });
  await greeted;
  trying.stop();
  own.close();
  await platform.stop();
  // Nothing had to be cut off.
  expect(platform.complaints()).toBe('');
});

it('ends within 5 s whatever goes on in it, and says so', async () => {
  const busyForever = 'data:text/javascript,setInterval(() => {}, 1_000)';
  const serve = await runSim(['serve', '--port', '0', '--json', '--crowd', 'none'], {
    signalWhen: '"url"',
    env: { NODE_OPTIONS: `--import "${busyForever}"` },
  });
  expect(serve).toMatchObject({ code: 1, complaint: 'Something would not end, so it was cut off.\n' });
});
