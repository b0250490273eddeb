import { once } from 'node:events';
import { connect } from 'node:net';
import { createServer } from 'node:tls';
import { makeCertificate } from '@greenroom/sim-cli/toys/toy-app';
import { freePort } from './nodes/embedded-postgres.ts';
import { startPlatformHere } from './platform-here.ts';
import type { TestPlatform } from './test-platform.ts';

/** Starts a platform that pages reach over TLS alone, with a certificate of its own, as behind a proxy. */
export const startPlatformOverTls = async (): Promise<TestPlatform> => {
  const port = await freePort();
  const url = `https://127.0.0.1:${port}`;
  const platform = await startPlatformHere({ clockRate: 1, more: ['--allow-origin', url] });
  const inner = Number(new URL(platform.url).port);
  const front = createServer(await makeCertificate(), (outside) => {
    const inside = connect(inner, '127.0.0.1');
    for (const [one, other] of [
      [outside, inside],
      [inside, outside],
    ] as const)
      one.pipe(other).on('error', () => one.destroy());
  });
  front.listen(port, '127.0.0.1');
  await once(front, 'listening');
  return {
    ...platform,
    url,
    stop: async () => {
      front.close();
      await platform.stop();
    },
  };
};
