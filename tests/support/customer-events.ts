import * as z from 'zod';
import { openCustomerSocket, type BareEvent, type Json } from './bare-performer.ts';
import type { TestCustomer, TestPlatform } from './test-platform.ts';

/** Events that reach a customer over a connection of the customer's own. */
export interface CustomerEvents {
  readonly received: () => readonly BareEvent[];
  /** Waits for an event of this name whose content has these values. */
  readonly waitFor: (name: string, content?: Json) => Promise<void>;
  /** Chat lines that arrived, in their order. */
  readonly messages: () => readonly unknown[];
  readonly close: () => void;
}

const isLike = (content: Json, wanted: Json): boolean =>
  Object.entries(wanted).every(([key, value]) => content[key] === value);

/** Connects as the customer, as the customer's page would. */
export const openCustomerEvents = async (platform: TestPlatform, customer: TestCustomer): Promise<CustomerEvents> => {
  const { acknowledged, events, receives, close } = await openCustomerSocket(platform, customer);
  z.object({ ok: z.literal(true) }).parse(acknowledged);
  return {
    received: () => events,
    waitFor: async (name, wanted = {}) => void (await receives(name, (content) => isLike(content, wanted))),
    messages: () => events.flatMap(({ name, content }) => (name === 'msg' ? [content['message']] : [])),
    close,
  };
};
