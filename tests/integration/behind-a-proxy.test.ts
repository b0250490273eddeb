import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApiClient } from '@greenroom/adapters-http/http/api-client';
import { createPlatformApis } from '@greenroom/adapters-http/platform-apis';
import { createPreLoginControllers } from '@greenroom/core/app/pre-login';
import { clientId, performerId } from '@greenroom/core/kernel/ids';
import { silentLog } from '@greenroom/core/kernel/log.port';
import { createSessionController } from '@greenroom/core/session/session.controller';
import { createPendingBlocks } from '@greenroom/core/testing/session/pending-blocks.fake';
import { createCookieFetch } from '@greenroom/sim-cli/actors/cookie-fetch';
import { createPlatformClock } from '@greenroom/sim-cli/platform/base/environment/platform-clock';
import { DEMO_PASSWORD } from '@greenroom/sim-cli/platform/base/world/performers';
import { eventually, until } from '../support/eventually.ts';
import { startPlatformHere } from '../support/platform-here.ts';
import { startProxy, type Proxy, type ProxyConduct } from '../support/proxy.ts';
import type { TestPlatform } from '../support/test-platform.ts';

/** Approved, without a login code. */
const DEMI = performerId('1004');
/** The 5 s between two tries take a quarter of a second. */
const RATE = 20;
const MET: readonly ProxyConduct[] = ['cuts', ...[502, 503, 504, 200, 404].map((status) => ({ status }))];

let platform: TestPlatform;
let proxy: Proxy;

beforeAll(async () => {
  platform = await startPlatformHere();
  proxy = await startProxy(platform.url);
});
afterAll(async () => {
  await proxy.stop();
  await platform.stop();
});

/** Creates a browser whose storage and cookies outlive its pages. */
const createBrowser = () => {
  const cookieFetch = createCookieFetch();
  const pendingBlocks = createPendingBlocks();
  let isNoted = false;
  const unconfirmedLogOut = { read: () => isNoted, write: (next: boolean) => void (isNoted = next) };
  const open = () => {
    const clock = createPlatformClock(RATE);
    const network = createPlatformClock();
    const base = `${proxy.url}/api`;
    const client = createApiClient({
      base,
      version: '1.1',
      pageLoadedAt: clock.today(),
      fetch: cookieFetch,
      clock: network,
      log: silentLog,
    });
    const apis = createPlatformApis(client);
    const { login } = createPreLoginControllers({ ...apis, clock, log: silentLog, unconfirmedLogOut });
    const session = createSessionController({
      api: apis.session,
      clock,
      log: silentLog,
      performerId: () => DEMI,
      pendingBlocks,
      announce: () => undefined,
      isReachable: () => true,
    });
    const close = (): void => {
      login.dispose();
      session.dispose();
      clock.dispose();
      network.dispose();
    };
    return { login, session, close };
  };
  return { open, pendingBlocks, isNoted: () => isNoted };
};

/** Meets each conduct in turn, each on a page of its own, until a call of the path was made there. */
const meetAll = async (path: string, visit: () => { readonly close: () => void }): Promise<void> => {
  for (const conduct of MET) {
    proxy.conduct = conduct;
    const before = proxy.calls(path);
    const page = visit();
    await eventually(() => proxy.calls(path) > before + 1);
    page.close();
  }
};

it('loses neither a block nor a log-out, and lets nobody in, whatever a proxy answers on how many pages', async () => {
  const { open, pendingBlocks, isNoted } = createBrowser();
  const mark = await platform.customer({ name: 'Mark' });
  const first = open();
  first.login.logIn({ performerId: DEMI, password: DEMO_PASSWORD });
  await until(first.login.watch, ({ status }) => status === 'initializing');
  first.close();

  pendingBlocks.write(DEMI, [{ id: clientId(mark.id) }]);
  await meetAll('/api/session/end', () => {
    const page = open();
    page.session.loadBlocks();
    return page;
  });
  expect(pendingBlocks.read(DEMI)).toHaveLength(1);
  proxy.conduct = 'passesOn';
  const blocking = open();
  blocking.session.loadBlocks();
  await eventually(() => pendingBlocks.read(DEMI).length === 0);
  blocking.close();
  await expect(mark.asks(DEMI)).rejects.toThrow('blocked');

  const leaving = open();
  leaving.login.start();
  await until(leaving.login.watch, ({ status }) => status === 'initializing');
  proxy.conduct = 'cuts';
  leaving.login.logOut();
  await until(leaving.login.watch, ({ error }) => error === 'login.logoutUnconfirmed');
  leaving.close();
  let entered = 0;
  await meetAll('/api/auth/logout', () => {
    const page = open();
    page.login.watch.subscribe(({ account }) => void (entered += account === undefined ? 0 : 1));
    page.login.start();
    return page;
  });
  expect([isNoted(), entered]).toEqual([true, 0]);
  proxy.conduct = 'passesOn';
  const last = open();
  last.login.start();
  await eventually(() => !isNoted());
  expect(last.login.watch.state()).toMatchObject({ status: 'unauthenticated', account: undefined, error: undefined });
  last.close();
  const again = open();
  again.login.start();
  await until(again.login.watch, ({ checkedOnce }) => checkedOnce);
  expect(again.login.watch.state()).toMatchObject({ status: 'unauthenticated', account: undefined, error: undefined });
  again.close();
});
