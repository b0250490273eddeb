import { detach } from '@greenroom/core/kernel/detach';
import type { AdminClient } from '../actors/admin-client.ts';
import { TIMER_NAMES } from '../actors/customer-link.port.ts';
import { openCustomerLink } from '../actors/customer-link.socket.ts';
import type { Seen } from '../actors/watched-state.ts';
import { capitalised } from '../terminal/print.ts';
import type { ScenarioWorld } from './scenario.wire.ts';
import type { StageCustomer } from './stage.ts';
import { StepFailure } from './step-failure.ts';

/**
 * Translates between the names of customers in a scenario and their ids on the platform: values are shown with the
 * names.
 */
export const createCustomerNames = () => {
  const names = new Map<string, string>();
  const withNames = (text: string): string =>
    names.get(text) ?? text.replace(/^(\d+) /, (all, id: string) => (names.has(id) ? `${names.get(id)} ` : all));
  const inWords = (value: unknown): unknown => {
    if (typeof value === 'string') return withNames(value);
    if (Array.isArray(value)) return value.map(inWords);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inWords(inner)]));
  };
  const seen = (value: Seen): Seen => {
    if (typeof value === 'string') return withNames(value);
    return Array.isArray(value) ? value.map(withNames) : value;
  };
  return { add: (id: string, name: string) => names.set(id, name), inWords, seen };
};

export type CustomerNames = ReturnType<typeof createCustomerNames>;

/** Time after the performer's acceptance until a customer's page starts its timers, in milliseconds of the platform. */
const JOINS_AFTER = 200;

interface LiveCustomersDeps {
  readonly url: string;
  readonly admin: AdminClient;
  readonly clockRate: number;
  readonly described: ScenarioWorld['customers'];
  readonly names: CustomerNames;
}

/** Customers of a scenario on a running platform, each coming in when first named. */
export const createLiveCustomers = ({ url, admin, clockRate, described, names }: LiveCustomersDeps) => {
  const known = new Map<string, StageCustomer>();
  const enter = async (name: string): Promise<StageCustomer> => {
    const link = await openCustomerLink(url, admin, { name: capitalised(name), country: 'nl', ...described[name] });
    if (!link.ok) throw new StepFailure(`${name} could not come in: ${link.error.error}`);
    names.add(link.value.id, name);
    const customer: StageCustomer = { link: link.value, timers: TIMER_NAMES };
    link.value.listen((received) => {
      if (received.type !== 'accepted') return;
      setTimeout(() => {
        detach(
          (async () => {
            for (const timer of customer.timers) await link.value.startTimer(timer);
          })(),
        );
      }, JOINS_AFTER / clockRate);
    });
    known.set(name, customer);
    return customer;
  };
  return {
    get: async (name: string): Promise<StageCustomer> => known.get(name) ?? enter(name),
    close: (): void => {
      for (const { link } of known.values()) link.close();
    },
  };
};
export type LiveCustomers = ReturnType<typeof createLiveCustomers>;
