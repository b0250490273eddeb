import { detach } from '@greenroom/core/kernel/detach';
import { createEmitter, type Emitter } from '@greenroom/core/kernel/emitter';
import { createActor, type Watchable } from '@greenroom/core/kernel/machine';
import type { EndReason } from '@greenroom/core/session/session-signal';
import type { CustomerPayment } from '../platform/base/admin-api/admin-api.wire.ts';
import type { CustomerInboundEvent, CustomerLink, SessionTimerName } from './customer-link.port.ts';
import { customerMachine, type CustomerEffect, type CustomerEvent, type CustomerState } from './customer.machine.ts';
import type { RequestType } from './request-types.ts';

export interface CustomerPlan {
  readonly performerId: string;
  readonly requestType: RequestType;
  /**
   * Timers that the customer starts once the performer has accepted; both make the session run, one alone leaves it
   * waiting.
   */
  readonly timers: readonly SessionTimerName[];
  /** Turns the customer's camera on once the performer has accepted. */
  readonly camera: boolean;
}

/** One customer, driven by a person at a terminal or by the crowd. */
export interface Customer {
  readonly watch: Watchable<CustomerState>;
  /** Adds a listener for all events that reach the customer. */
  readonly onReceived: Emitter<CustomerInboundEvent>['on'];
  readonly ask: () => void;
  readonly cancel: () => void;
  readonly leave: (reason: EndReason) => void;
  /** Sends a line while talking; otherwise nothing happens. */
  readonly say: (text: string, translation?: string) => Promise<boolean>;
  readonly type: () => Promise<boolean>;
  readonly pay: (payment: CustomerPayment) => Promise<boolean>;
  /** Resolves when the customer's last message has reached the platform. */
  readonly done: () => Promise<void>;
}

/** Creates a customer; the connection closes after the last message has been sent. */
export const createCustomer = (link: CustomerLink, plan: CustomerPlan): Customer => {
  const received = createEmitter<CustomerInboundEvent>();
  let lastCall: Promise<unknown> = Promise.resolve();

  const perform = async (effect: CustomerEffect): Promise<string | undefined> => {
    switch (effect.type) {
      case 'ask': {
        const asked = await link.ask(plan.performerId, plan.requestType);
        return asked.ok ? undefined : asked.error.error;
      }
      case 'startTimers':
        for (const timer of plan.timers) {
          const started = await link.startTimer(timer);
          if (!started.ok) return started.error.error;
        }
        if (plan.camera) {
          const shown = await link.show(true);
          if (!shown.ok) return shown.error.error;
        }
        return undefined;
      case 'cancel':
        await link.cancel();
        return undefined;
      case 'leave':
        await link.leave(effect.reason);
        return undefined;
    }
  };
  const actor = createActor<CustomerState, CustomerEvent, CustomerEffect>({
    initial: { status: 'new' },
    transition: customerMachine,
    perform: (effect, send) => {
      const call = perform(effect).then((error) => {
        if (error !== undefined) send({ type: 'refused', error });
      });
      lastCall = call;
      return call;
    },
  });
  actor.subscribe(({ status }) => {
    if (status === 'over') detach(lastCall.finally(link.close));
  });
  link.listen((event) => {
    received.emit(event);
    actor.send(event);
  });
  const isTalking = (): boolean => actor.state().status === 'talking';

  return {
    watch: actor,
    onReceived: received.on,
    ask: () => actor.send({ type: 'ask' }),
    cancel: () => actor.send({ type: 'cancel' }),
    leave: (reason) => actor.send({ type: 'leave', reason }),
    say: async (text, translation) => isTalking() && (await link.say(text, translation)).ok,
    pay: async (payment) => isTalking() && (await link.pay(payment)).ok,
    type: async () => isTalking() && (await link.type()).ok,
    done: async () => {
      await lastCall;
    },
  };
};
