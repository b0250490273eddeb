import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Server } from 'socket.io';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { describeServe, platformOptions } from '@greenroom/sim-cli/commands/shared/serve-options';
import { startPlatform } from '@greenroom/sim-cli/platform/platform';
import { startPlatformHere } from '../support/platform-here.ts';
import { serveArguments } from '../support/platform.ts';

const data = mkdtempSync(join(tmpdir(), 'greenroom-failed-start-'));
afterAll(() => rmSync(data, { recursive: true }));

const startsAgain = async (): Promise<void> => {
  const again = await startPlatformHere({ data });
  expect((await fetch(`${again.url}/api/news`)).status).toBe(400);
  await again.stop();
};

it('gives its folder back when the start fails in the middle', async () => {
  const options = platformOptions(
    describeServe().exitOverride().parse(serveArguments({ data }), { from: 'user' }).opts(),
  );
  const broken = Object.defineProperty({ ...options }, 'pushServices', {
    get: () => {
      throw new Error('no push services');
    },
  });
  await expect(startPlatform(broken)).rejects.toThrow('no push services');
  await startsAgain();
});

it('gives its folder back when the sockets fail to close at its end, and reports their error', async () => {
  const close = vi.spyOn(Server.prototype, 'close').mockRejectedValueOnce(new Error('sockets stay open'));
  onTestFinished(() => close.mockRestore());
  const platform = await startPlatformHere({ data });
  await expect(platform.stop()).rejects.toThrow('sockets stay open');
  await startsAgain();
});
