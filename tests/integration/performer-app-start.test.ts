import { expect, it } from 'vitest';
import { createPerformerApp } from '@greenroom/core/app/performer-app';
import { createPreLoginControllers } from '@greenroom/core/app/pre-login';
import { DEMO_PASSWORD } from '@greenroom/sim-cli/platform/base/world/performers';
import { createVirtualPerformer, DEMI } from '../support/virtual-performer.ts';

it('takes up the work when the login was loaded first', async () => {
  let login: ReturnType<typeof createPreLoginControllers>['login'] | undefined;
  const demi = createVirtualPerformer({
    id: DEMI,
    make: ({ deps }) => {
      const preLogin = createPreLoginControllers(deps);
      ({ login } = preLogin);
      preLogin.login.start();
      return createPerformerApp(deps, preLogin);
    },
  });
  expect(demi.app.login).toBe(login);
  await demi.pass(0);
  demi.app.login.logIn({ performerId: DEMI, password: DEMO_PASSWORD });
  await demi.pass(2_000);
  expect(demi.app.realtime.watch.state().authenticated).toBe(true);
});
