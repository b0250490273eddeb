import { err, type Result } from '@greenroom/core/kernel/result';
import { readCustomerEvent } from '../../actors/customer-inbound.wire.ts';
import type { CustomerInboundEvent, CustomerLink } from '../../actors/customer-link.port.ts';
import { wireName } from '../../platform/base/people/customers.ts';
import { customerRow } from '../../platform/base/store/tables/customer-tables.ts';
import { capitalised } from '../../terminal/print.ts';
import type { VirtualPlatform } from './virtual-platform.ts';

/** One payment of a customer that the platform took. */
export interface TakenPayment {
  readonly clientId: string;
  readonly kind: string;
  readonly value: string;
}

/** Enters customers under the names of a scenario, each with a socket of their own. */
export type EnterCustomer = (name: string, country: string, region?: string) => Promise<CustomerLink>;

/** @param paid told of each payment that the platform took */
export const createEnterCustomer = (
  { parts, sockets, activity, clock }: VirtualPlatform,
  paid: (payment: TakenPayment) => void = () => undefined,
): EnterCustomer => {
  const { store, customers, customerService: service } = parts;
  return async (name, country, region) => {
    activity.note();
    const row = customerRow({
      id: name,
      name: capitalised(name),
      country,
      language: country === 'de' ? 'de' : 'nl',
      token_hash: '',
      registered_at: clock.today(),
      region: region ?? null,
    });
    await store
      .insertInto('customers')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    const entered = await customers.enter({ id: name });
    let listener = (_received: CustomerInboundEvent): void => undefined;
    const connection = sockets.open({
      deliver: (event, payload) => {
        const received = event === 'receivedEvent' ? readCustomerEvent(payload) : undefined;
        if (received !== undefined) listener(received);
      },
      ended: () => listener({ type: 'lineLost' }),
    });
    const user = { id: name, token: entered?.token ?? '', type: 'ROLE_CLIENT' };
    await new Promise((resolve) => {
      connection.user(user, resolve);
    });
    const does = async (
      act: Promise<Result<unknown, string>>,
    ): Promise<Result<unknown, { readonly error: string }>> => {
      activity.note();
      const outcome = await act;
      return outcome.ok ? outcome : err({ error: outcome.error });
    };
    return {
      id: name,
      name: wireName(row),
      listen: (received) => {
        listener = received;
      },
      ask: (performerId, { sessionType, type }) => does(service.ask(name, { performerId, sessionType, type })),
      cancel: () => does(service.cancel(name)),
      startTimer: (timer) => does(service.startTimer(name, timer)),
      show: (on) => does(service.showCamera(name, on)),
      say: (text, translation) => does(service.say(name, text, translation)),
      type: () => does(service.type(name)),
      pay: async (payment) => {
        const taken = await does(service.pay(name, payment));
        if (taken.ok) paid({ clientId: name, kind: payment.for, value: String(payment.value) });
        return taken;
      },
      leave: (reason) => does(service.leave(name, reason)),
      close: connection.close,
    };
  };
};
