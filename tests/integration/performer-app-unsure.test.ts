import { expect, it } from 'vitest';
import { createPerformerApp } from '@greenroom/core/app/performer-app';
import { createPreLoginControllers } from '@greenroom/core/app/pre-login';
import { type CallFailure, NETWORK_FAILED } from '@greenroom/core/kernel/result';
import type { PendingBlocks } from '@greenroom/core/session/session-api.port';
import { createPendingBlocks } from '@greenroom/core/testing/session/pending-blocks.fake';
import { createVirtualPerformer, MARK, type VirtualPerformer } from '../support/virtual-performer.ts';

const page = (status: number): CallFailure => ({ kind: 'gateway', status, message: '<html>no answer</html>' });

/** Everything that may be met instead of the platform's answer, one after the other. */
const MET: readonly CallFailure[] = [NETWORK_FAILED, page(502), page(503), page(504), page(200), page(404), page(413)];

/** Creates a browser, which keeps its storage from one page to the next. */
const createBrowser = () => {
  const pendingBlocks: PendingBlocks = createPendingBlocks();
  let isUnconfirmed = false;
  const unconfirmedLogOut = { read: () => isUnconfirmed, write: (next: boolean) => void (isUnconfirmed = next) };
  const open = (reloaded?: VirtualPerformer): VirtualPerformer =>
    createVirtualPerformer({
      ...(reloaded === undefined ? {} : { reloaded }),
      make: ({ deps }) =>
        createPerformerApp({ ...deps, pendingBlocks }, createPreLoginControllers({ ...deps, unconfirmedLogOut })),
    });
  return { open };
};

const close = (performer: VirtualPerformer): void => {
  performer.app.dispose();
  performer.unload();
};

it('ends every login that was logged out, and lets nobody in, whatever the log-out meets on how many pages', async () => {
  const { open } = createBrowser();
  let anna = open();
  await anna.logsIn();
  anna.gate.refused.set('logout', NETWORK_FAILED);
  anna.app.login.logOut();
  await anna.pass(0);
  for (const met of MET) {
    anna.gate.refused.set('logout', met);
    await anna.pass(10_000);
    close(anna);
    anna = open(anna);
    anna.app.start();
    await anna.pass(10_000);
    expect(anna.app.login.watch.state()).toMatchObject({ account: undefined, error: 'login.logoutUnconfirmed' });
  }
  anna.gate.refused.clear();
  await anna.pass(5_000);
  expect(anna.app.login.watch.state()).toMatchObject({ status: 'unauthenticated', error: undefined });
  const logins = anna.platform.parts.store.selectFrom('logins').select('id').where('ended_at', 'is', null);
  expect(await logins.execute()).toEqual([]);
});

it('logs out after a page that was closed while its log-out was on its way', async () => {
  const { open } = createBrowser();
  const closed = open();
  await closed.logsIn();
  closed.gate.held.set('logout', []);
  closed.app.login.logOut();
  await closed.pass(0);
  close(closed);
  closed.gate.held.clear();
  const anna = open(closed);
  anna.app.start();
  await anna.pass(0);
  expect(anna.app.login.watch.state()).toMatchObject({ status: 'unauthenticated', account: undefined });
});

it('blocks a customer whatever the end by blocking meets on how many pages, and never rings for one', async () => {
  const { open } = createBrowser();
  let anna = open();
  await anna.meetsMark();
  anna.gate.refused.set('endSession', NETWORK_FAILED);
  anna.app.session.end(true);
  await anna.pass(0);
  for (const met of MET) {
    anna.gate.refused.set('endSession', met);
    await anna.pass(10_000);
    close(anna);
    anna = open(anna);
    anna.app.start();
    await anna.pass(2_000);
    anna.app.session.goReady();
    await anna.pass(10_000);
    expect(anna.app.session.watch.state()).toMatchObject({ client: undefined, request: { status: 'none' } });
  }
  await anna.customerLeaves(MARK, 'CLICK');
  await anna.isAsked(MARK);
  await anna.pass(1_000);
  expect(anna.app.session.watch.state().request).toEqual({ status: 'none' });
  anna.gate.refused.clear();
  await anna.pass(5_000);
  expect(await anna.platform.parts.store.selectFrom('blocks').select('client_id').execute()).toMatchObject([{}]);
  await expect(anna.isAsked(MARK)).rejects.toThrow('blocked');
});
