import { expect, it } from 'vitest';
import { silentLog } from '../../kernel/log.port.ts';
import { done } from '../../kernel/result.ts';
import { createValue } from '../../kernel/value.ts';
import type { ServiceChange, ServiceFlags } from '../../services/service.ts';
import { NO_SERVICES, withServicesOn } from '../../services/service-flags.ts';
import type { AppParts } from '../app-parts.ts';
import { connectServices } from './connect-services.ts';

const PHONE_ON = withServicesOn(NO_SERVICES, ['phone']);

/** A performer with the phone service on, whose connection was lost and came back. */
const setUp = () => {
  const services = createValue({ status: 'ready', confirmed: PHONE_ON, save: 'idle', error: undefined });
  const login = createValue<{ status: string; account: { services: ServiceFlags } | undefined }>({
    status: 'authenticated',
    account: undefined,
  });
  const realtime = createValue({ connectedCount: 1, attempt: 0 });
  const changes: ServiceChange[] = [];
  const serverChanged = (change: ServiceChange): void => {
    changes.push(change);
    services.set({ ...services.state(), confirmed: { ...services.state().confirmed, ...change } });
  };
  connectServices(
    {
      login: { watch: login },
      realtime: { watch: realtime, onEvent: () => () => undefined },
      services: { watch: services, serverChanged },
    } as unknown as AppParts,
    { log: silentLog, session: { kpi: async () => done } as never },
  );
  return {
    changes,
    isSaving: (save: 'idle' | 'waiting') => services.set({ ...services.state(), save }),
    connects: () => realtime.set({ connectedCount: realtime.state().connectedCount + 1, attempt: 0 }),
    /** The answer of a session check. */
    checks: (flags: ServiceFlags) => login.set({ status: 'authenticated', account: { services: flags } }),
  };
};

it('takes over what the platform switched while the connection was lost', () => {
  const { connects, checks, changes } = setUp();
  connects();
  checks(NO_SERVICES);
  expect(changes).toEqual([{ phone: false }]);
});

it('compares again at the next session check when a toggle waited for its save meanwhile', () => {
  const { connects, checks, isSaving, changes } = setUp();
  connects();
  isSaving('waiting');
  checks(NO_SERVICES);
  isSaving('idle');
  expect(changes).toEqual([]);
  checks(NO_SERVICES);
  expect(changes).toEqual([{ phone: false }]);
});

it('compares no further once the platform agrees', () => {
  const { connects, checks, changes } = setUp();
  connects();
  checks(PHONE_ON);
  checks(NO_SERVICES);
  expect(changes).toEqual([]);
});
